import { type RefObject, useEffect, useState } from 'react'

interface OverflowState {
  before: boolean
  after: boolean
}

/** Returns whether a horizontally scrolling element has more content to the left and right. */
export function useHorizontalOverflow(elementRef: RefObject<HTMLElement | null>): OverflowState {
  const [overflow, setOverflow] = useState<OverflowState>({ before: false, after: false })
  useEffect(() => {
    const element = elementRef.current
    if (!element) return undefined
    const update = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const now = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
      setOverflow((last) => (last.before === now.before && last.after === now.after ? last : now))
    }
    const observer = new ResizeObserver(update)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [elementRef])
  return overflow
}
