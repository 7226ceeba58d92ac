/** The paths of all pages by name. All links and redirects use them. */

import { pageEntries } from './pages'
import { openPaths } from './pages/openPaths'

type PathsOf<Entries extends Record<string, { path: string }>> = { readonly [Id in keyof Entries]: Entries[Id]['path'] }

function pathsOf<Entries extends Record<string, { path: string }>>(entries: Entries): PathsOf<Entries>
function pathsOf(entries: Record<string, { path: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).map(([id, { path }]) => [id, path]))
}

export const paths = { ...openPaths, ...pathsOf(pageEntries) }

export type Path = (typeof paths)[keyof typeof paths]

/** The path of a page, with a query if the page opens at a certain place. */
export type PageUrl = Path | `${Path}?${string}`
