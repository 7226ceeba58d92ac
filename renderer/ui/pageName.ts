/** The title of a page about a single item, for the tab, the heading and the breadcrumb. */
import { createContext, use, useLayoutEffect } from 'react'

export interface PageName {
  title: string
  /** The query, without "?", of this address that lists the item; undefined when the list has another address. */
  listSearch?: string | undefined
}

export const PageNameContext = createContext<(name: PageName | null) => void>(() => undefined)

/** Sets the page title while mounted. Without a title the page keeps the title of its route. */
export function usePageName(title: string | undefined, listSearch?: string): void {
  const setName = use(PageNameContext)
  // A layout effect, so that the route's title does not flash first.
  useLayoutEffect(() => {
    if (title === undefined) return undefined
    setName({ title, listSearch })
    return () => setName(null)
  }, [setName, title, listSearch])
}
