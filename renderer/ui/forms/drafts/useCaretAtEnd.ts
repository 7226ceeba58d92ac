import { useLayoutEffect } from 'react'

/** Moves the caret to the end of a restored draft. Browsers put it at the start. */
export function useCaretAtEnd(fieldId: string): void {
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
  }, [fieldId])
}
