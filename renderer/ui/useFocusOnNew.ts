import { useEffect, useRef } from 'react'
import { isFocusLost } from './isFocusLost'

/** What had the focus may go with what it led to: then the keyboard goes on at the heading of what is shown instead. */
export function useFocusOnNew(headingId: string, shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (isFocusLost()) document.getElementById(headingId)?.focus()
  }, [headingId, shown])
}
