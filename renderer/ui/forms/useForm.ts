import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { problemOfQuery } from '../states/queryState'

export type FieldErrors<N extends string> = Partial<Record<N, string | null | undefined>>

/** Links a control to its label and error. */
export interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby': string
}

export interface FormField {
  control: ControlProps
  error: string | null
  /** Clears the error while the user corrects the field. */
  clear: () => void
}

/**
 * A form behind the sign-in. Submitting shows the first failing rule of each field and focuses the first failing field.
 * Field errors of the server show the same way, and a second submit while sending does nothing. `names` are in display
 * order. `startsAt` has the focus when the form appears.
 */
export function useForm<N extends string>(names: readonly N[], { initialField }: { initialField?: N } = {}) {
  const formId = useId()
  useEffect(() => {
    if (initialField !== undefined) document.getElementById(`${formId}-${initialField}`)?.focus()
  }, [formId, initialField])
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<N>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)

  function showFieldErrors(next: FieldErrors<N>): boolean {
    setFieldErrors(next)
    const first = names.find((name) => next[name])
    if (first) document.getElementById(`${formId}-${first}`)?.focus()
    return first !== undefined
  }

  /** Shows the field errors, or sends the form. `send` resolves to the error of its call, if any. */
  async function submit(
    event: Pick<FormEvent, 'preventDefault'>,
    checkErrors: FieldErrors<N>,
    send: () => Promise<unknown>,
  ): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    setFailure(null)
    if (showFieldErrors(checkErrors)) return
    isSending.current = true
    setIsBusy(true)
    const error = await send()
    isSending.current = false
    setIsBusy(false)
    if (!error) return
    const { fields = {}, message } = problemOfQuery(error)
    const serverErrors: FieldErrors<N> = {}
    for (const name of names) if (fields[name]) serverErrors[name] = fields[name]
    if (!showFieldErrors(serverErrors)) setFailure(message)
  }

  const field = (name: N): FormField => ({
    control: {
      id: `${formId}-${name}`,
      ...(fieldErrors[name] && { 'aria-invalid': true as const }),
      'aria-describedby': `${formId}-${name}-error`,
    },
    error: fieldErrors[name] ?? null,
    clear: () => {
      if (fieldErrors[name]) setFieldErrors((current) => ({ ...current, [name]: null }))
    },
  })

  /** Clears the error of the whole form. */
  const clearFailure = (): void => setFailure(null)

  return { field, submit, forgive: clearFailure, failure, isBusy }
}

export type Form<N extends string> = ReturnType<typeof useForm<N>>
