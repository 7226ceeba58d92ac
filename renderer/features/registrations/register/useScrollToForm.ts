/** Scrolls the provider's form into view. Scroll anchoring would push the top of the growing form off screen. */
import { type RefObject, useEffect, useRef } from 'react'

/** Returns the ref of the element that contains the form. */
export function useScrollToForm(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const pageStyle = document.documentElement.style
    pageStyle.overflowAnchor = 'none'
    window.scrollTo(0, window.scrollY + (ref.current?.getBoundingClientRect().top ?? 0) - 16)
    return () => {
      pageStyle.overflowAnchor = ''
    }
  }, [isOpen])
  return ref
}
