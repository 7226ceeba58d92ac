import { useLayoutEffect } from 'react'

/** Puts the caret behind the text that a field starts with: browsers put it in front, so typing would go before a draft. */
export function useCaretAtEnd(fieldId: string): void {
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
  }, [fieldId])
}
