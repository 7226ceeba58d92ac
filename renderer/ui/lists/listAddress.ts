/** Page and filters of a list, as they stand in the address: they survive a reload and the way back. */
import { pageSizes } from '#shared/limits'
import { lastPageNumber } from '#shared/paging'

export interface PageOfList {
  page_number: number
  page_size: number
}

export const usualPageSize = 20

/** What the address says of the page; anything else in it is ignored. */
export const pageIn = (search: URLSearchParams): PageOfList => ({
  page_number: Math.min(Math.max(1, Math.trunc(Number(search.get('page'))) || 1), lastPageNumber),
  page_size: pageSizes.find((size) => String(size) === search.get('size')) ?? usualPageSize,
})

/** The page that is shown when the one asked for lies past the end; null while it does not. */
export function lastPageBefore({ page_number, page_size }: PageOfList, totalCount: number): number | null {
  const last = Math.max(1, Math.ceil(totalCount / page_size))
  return page_number > last ? last : null
}

export type Changes = Record<string, string | number | null | undefined>

/** The address with some of it changed; unless the page is, it starts at the first. */
export function changed(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, String(value))
    else next.delete(name)
  }
  return next
}
