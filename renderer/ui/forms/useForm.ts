import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { problemOfQuery } from '../states/queryFace'

export type Remarks<N extends string> = Partial<Record<N, string | null | undefined>>

/** What ties a control to its label and remark. */
export interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby': string
}

export interface FormField {
  control: ControlProps
  remark: string | null
  /** What was wrong is being mended. */
  clear: () => void
}

/**
 * A form behind the sign-in: on sending, the first failing rule of each field is shown and the first failing field gets
 * the focus; what the server refuses by field is shown the same way, and a second click while it is on its way does
 * nothing. `names` are in the order in which the fields stand; `startsAt` has the focus when the form appears.
 */
export function useForm<N extends string>(names: readonly N[], { startsAt }: { startsAt?: N } = {}) {
  const formId = useId()
  useEffect(() => {
    if (startsAt !== undefined) document.getElementById(`${formId}-${startsAt}`)?.focus()
  }, [formId, startsAt])
  const [remarks, setRemarks] = useState<Remarks<N>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  function show(next: Remarks<N>): boolean {
    setRemarks(next)
    const first = names.find((name) => next[name])
    if (first) document.getElementById(`${formId}-${first}`)?.focus()
    return first !== undefined
  }

  /** Shows what is wrong with the fields, or sends them; `send` answers the failure of its call, if any. */
  async function submit(
    event: Pick<FormEvent, 'preventDefault'>,
    wrong: Remarks<N>,
    send: () => Promise<unknown>,
  ): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    setFailure(null)
    if (show(wrong)) return
    isSending.current = true
    setIsBusy(true)
    const error = await send()
    isSending.current = false
    setIsBusy(false)
    if (!error) return
    const { fields = {}, message } = problemOfQuery(error)
    const refused: Remarks<N> = {}
    for (const name of names) if (fields[name]) refused[name] = fields[name]
    if (!show(refused)) setFailure(message)
  }

  const field = (name: N): FormField => ({
    control: {
      id: `${formId}-${name}`,
      ...(remarks[name] && { 'aria-invalid': true as const }),
      'aria-describedby': `${formId}-${name}-remark`,
    },
    remark: remarks[name] ?? null,
    clear: () => {
      if (remarks[name]) setRemarks((shown) => ({ ...shown, [name]: null }))
    },
  })

  /** Takes back what was refused as a whole: it no longer holds. */
  const forgive = (): void => setFailure(null)

  return { field, submit, forgive, failure, isBusy }
}

export type Form<N extends string> = ReturnType<typeof useForm<N>>
