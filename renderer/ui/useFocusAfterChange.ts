import { useCallback, useEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost'

/**
 * Once something has changed, what was pressed may be gone or of no use: then the focus goes to the heading of the change.
 * The answer looks once more, for when a dialog closes over it later.
 */
export function useFocusAfterChange(value: string, headingId: string): () => void {
  const before = useRef(value)
  const hasChanged = useRef(false)
  const look = useCallback(() => {
    if (hasChanged.current && isFocusLost()) document.getElementById(headingId)?.focus()
  }, [headingId])
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    hasChanged.current = true
    look()
  }, [value, look])
  return look
}
