/** The errors of a form's fields, and what links each control to its label and error. */
import { useId, useState } from 'react'
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
  const idOf = (name: string): string => `${formId}-${name}`
  /** Of a group of radio buttons it is the first, because the group itself cannot have the focus. */
  const controlOf = (name: string): HTMLElement | null => {
    const control = document.getElementById(idOf(name))
    return control?.role === 'radiogroup' ? control.querySelector('input') : control
  }

  /** Shows the errors of the fields that the form shows, and focuses the first one. Returns whether there are any. */
  function show(errors: FieldErrors<string>, names: readonly string[]): boolean {
    setFieldErrors(errors)
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
  })

  const plain = (name: N): PlainBinding => ({
    id: idOf(name),
    name,
    error: fieldErrors[name] ?? undefined,
    onInput: () => clear(name),
  })

  return { controlOf, show, clear, field, plain }
}
