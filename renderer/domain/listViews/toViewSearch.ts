/** The position in a list, which does not belong to a view. */
const positionParams = ['after', 'from', 'page', 'size']

/** Returns the query of a URL as a view stores it, without what does not belong to a view, usually the position. */
export function toViewSearch(search: URLSearchParams, otherParams: readonly string[] = positionParams): string {
  const stored = new URLSearchParams(search)
  for (const name of otherParams) stored.delete(name)
  stored.sort()
  return stored.toString()
}
