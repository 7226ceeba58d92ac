/** The errors of a form's fields, and what links each control to its label and error. */
import { useId, useRef, useState } from 'react'
import type { FieldErrors } from './findFieldErrors'

/** Links a control to its label and error. */
interface ControlProps {
  id: string
  'aria-invalid'?: true
  'aria-describedby': string
}

export interface FormField {
  control: ControlProps
  error: string | null
  /** Clears the error while the user corrects the field. */
  clear: () => void
  /**
   * Called by a field that can't read what was typed, with the error that it displays itself, and with null once it can.
   * The form isn't sent with such a field.
   */
  reject: (problem: string | null) => void
}

/** Props for a field of `ui/plain/`, which keeps its own value: it may be typed before the page has loaded its code. */
export interface PlainBinding {
  id: string
  name: string
  error: string | undefined
  onInput: () => void
}

export function useFieldErrors<N extends string>() {
  const formId = useId()
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<string>>({})
  const rejected = useRef(new Map<string, string>())
  const idOf = (name: string): string => `${formId}-${name}`
  /** Of a group of radio buttons it is the first, because the group itself cannot have the focus. */
  const controlOf = (name: string): HTMLElement | null => {
    const control = document.getElementById(idOf(name))
    return control?.role === 'radiogroup' ? control.querySelector('input') : control
  }

  /** Returns the errors of the fields that can't read what was typed. A field may have disappeared with its text. */
  const findRejected = (): FieldErrors<string> =>
    Object.fromEntries([...rejected.current].filter(([name]) => controlOf(name)))

  function reject(name: string, problem: string | null): void {
    if (problem === null) rejected.current.delete(name)
    else rejected.current.set(name, problem)
  }

  /** Shows the errors of the fields that the form shows, and focuses the first one. Returns whether there are any. */
  function show(errors: FieldErrors<string>, names: readonly string[]): boolean {
    setFieldErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !rejected.current.has(name))))
    const first = names.find((name) => errors[name] && controlOf(name))
    if (first !== undefined) controlOf(first)?.focus()
    return first !== undefined
  }

  /** Clears the errors of the fields with these names. */
  function clear(...names: string[]): void {
    if (names.some((name) => fieldErrors[name])) {
      setFieldErrors((current) => ({ ...current, ...Object.fromEntries(names.map((name) => [name, null])) }))
    }
  }

  const field = (name: N): FormField => ({
    control: {
      id: idOf(name),
      ...(fieldErrors[name] && { 'aria-invalid': true as const }),
      'aria-describedby': `${idOf(name)}-error`,
    },
    error: fieldErrors[name] ?? null,
    clear: () => clear(name),
    reject: (problem) => reject(name, problem),
  })

  const plain = (name: N): PlainBinding => ({
    id: idOf(name),
    name,
    error: fieldErrors[name] ?? undefined,
    onInput: () => clear(name),
  })

  return { controlOf, show, clear, findRejected, field, plain }
}
