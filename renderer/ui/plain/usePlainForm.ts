import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

type PlainFieldErrors = Partial<Record<string, string>>

interface PlainFormOptions {
  /** The form follows an earlier step, so the first empty field gets the focus. */
  focusesFirstEmpty?: boolean
}

/** A form of plain fields. Submitting validates all fields, shows their errors and focuses the first invalid one. */
export function usePlainForm(
  check: (values: Record<string, string>) => PlainFieldErrors,
  { focusesFirstEmpty = false }: PlainFormOptions = {},
) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!focusesFirstEmpty) return
    const inputs = [...(form.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement)
    const fields = inputs.filter(({ hidden }) => !hidden)
    const next = fields.find(({ value }) => value === '') ?? fields[0]
    next?.focus()
  }, [focusesFirstEmpty])
  const [fieldErrors, setFieldErrors] = useState<PlainFieldErrors>({})
  // Before hydration a submit would bypass React and load a new page.
  const isHydrated = useIsHydrated()

  function showFieldErrors(next: PlainFieldErrors): boolean {
    setFieldErrors(next)
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
    if (!showFieldErrors(check(values))) void send(values)
  }

  return {
    form,
    fieldErrors,
    showFieldErrors,
    submit,
    isAlive: isHydrated,
    clearFieldError: (name: string) => setFieldErrors({ ...fieldErrors, [name]: undefined }),
  }
}
