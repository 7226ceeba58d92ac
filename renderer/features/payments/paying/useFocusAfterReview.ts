import { useEffect, useRef } from 'react'
import { isFocusLost } from '../../../ui/focus/isFocusLost'

/** Moves the focus to a heading when a review closes and the button that opened it is disabled or gone. */
export function useFocusAfterReview(isOpen: boolean, headingId: string): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) document.getElementById(headingId)?.focus()
    wasOpen.current = isOpen
  }, [isOpen, headingId])
}
