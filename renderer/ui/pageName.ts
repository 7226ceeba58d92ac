/** What a screen about one thing calls itself in the tab, the heading and the breadcrumb. */
import { createContext, use, useLayoutEffect } from 'react'

export interface PageName {
  title: string
  /** The query of the same address under which the thing was listed, without its "?"; undefined where its list has an address of its own. */
  listSearch?: string | undefined
}

export const PageNameContext = createContext<(name: PageName | null) => void>(() => undefined)

/** Names the page after what it shows, as long as it shows it; with no title yet, it keeps the name of its route. */
export function usePageName(title: string | undefined, listSearch?: string): void {
  const setName = use(PageNameContext)
  // Before it is drawn, so that no general name shows for a moment.
  useLayoutEffect(() => {
    if (title === undefined) return undefined
    setName({ title, listSearch })
    return () => setName(null)
  }, [setName, title, listSearch])
}
