import { useEffect, useState, type RefObject } from 'react'

interface More {
  before: boolean
  after: boolean
}

/** Whether something that scrolls sideways goes on to the left and to the right of what is in sight. */
export function useMoreBeside(scrolled: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>({ before: false, after: false })
  useEffect(() => {
    const element = scrolled.current
    if (!element) return undefined
    const look = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const now = { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 }
      setMore((last) => (last.before === now.before && last.after === now.after ? last : now))
    }
    const observer = new ResizeObserver(look)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scrolled])
  return more
}
