/** The position in a list, which does not belong to a view. */
const positionParams = ['after', 'from', 'page', 'size']

/** Returns the query of a URL as a view stores it, without the position in the list. */
export function toViewSearch(search: URLSearchParams): string {
  const stored = new URLSearchParams(search)
  for (const name of positionParams) stored.delete(name)
  stored.sort()
  return stored.toString()
}
