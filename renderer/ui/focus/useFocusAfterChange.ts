import { useCallback, useEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost'

/**
 * After a change the pressed control may be gone or disabled. The focus then moves to the heading of the changed part.
 * The returned function checks again, for dialogs that close later.
 */
export function useFocusAfterChange(value: string, headingId: string): () => void {
  const previousValue = useRef(value)
  const hasChanged = useRef(false)
  const restoreFocus = useCallback(() => {
    if (hasChanged.current && isFocusLost()) document.getElementById(headingId)?.focus()
  }, [headingId])
  useEffect(() => {
    if (previousValue.current === value) return
    previousValue.current = value
    hasChanged.current = true
    restoreFocus()
  }, [value, restoreFocus])
  return restoreFocus
}
