import { useEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost'

/** Once something has changed, what was pressed may be gone or of no use: then the focus goes to the heading of the change. */
export function useFocusAfterChange(value: string, headingId: string): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (isFocusLost()) document.getElementById(headingId)?.focus()
  }, [value, headingId])
}
