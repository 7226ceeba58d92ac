/** Page and filters of a list, which are stored in the URL, so that they survive a reload and going back. */
import { pageSizes } from '#shared/http/limits'
import { maxPageNumber } from '#shared/http/paging'
import { defaultPageSize, type ListPage } from './firstPage'

/** Reads the page from the URL. Invalid values are ignored. */
export const readPage = (search: URLSearchParams): ListPage => ({
  page_number: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), maxPageNumber),
  page_size: pageSizes.find((size) => String(size) === search.get('size')) ?? defaultPageSize,
})

/** Returns the last page when the requested page lies beyond it, otherwise null. */
export function lastPageIfBeyond({ page_number, page_size }: ListPage, totalCount: number): number | null {
  const last = Math.max(1, Math.ceil(totalCount / page_size))
  return page_number > last ? last : null
}

export type SearchChanges = Record<string, string | number | null | undefined>

/** Returns the query of the URL with changes. It goes back to page 1 unless the page itself changes. */
export function withChanges(search: URLSearchParams, changes: SearchChanges): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return next
}
