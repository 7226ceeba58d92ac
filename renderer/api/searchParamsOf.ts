/** The fields of a call's query. */
export type QueryFields = Record<string, string | number | boolean | undefined>

/** Returns the query of a call for its URL, without the fields that have no value. */
export function searchParamsOf(query: QueryFields = {}): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search
}
