import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useIsAlive } from './useIsAlive'

type Remarks = Partial<Record<string, string>>

interface Options {
  /** The person comes from a step before this one: they go on in the first empty field. */
  startsHere?: boolean
}

/** A form of plain fields: checks all on sending, puts remarks at the fields, and moves to the first that needs work. */
export function usePlainForm(check: (values: Record<string, string>) => Remarks, { startsHere = false }: Options = {}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!startsHere) return
    const inputs = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
    const fields = inputs.filter(({ hidden }) => !hidden)
    const next = fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [startsHere])
  const [remarks, setRemarks] = useState<Remarks>({})
  // A form that is sent before would not be ours to answer.
  const isAlive = useIsAlive()

  function showRemarks(next: Remarks): boolean {
    setRemarks(next)
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && next[field.name]) {
        field.focus()
        return true
      }
    }
    return false
  }

  function submit(event: FormEvent, send: (values: Record<string, string>) => Promise<void>): void {
    event.preventDefault()
    if (!form.current) return
    const values: Record<string, string> = {}
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string') values[name] = value
    if (!showRemarks(check(values))) void send(values)
  }

  return {
    form,
    remarks,
    showRemarks,
    submit,
    isAlive,
    clearRemark: (name: string) => setRemarks({ ...remarks, [name]: undefined }),
  }
}
