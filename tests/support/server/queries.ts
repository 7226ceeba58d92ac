/** Records database queries, for tests that a query is sent once and not once per row. */
import pg from 'pg'
import { vi } from 'vitest'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** Returns the texts of the queries that are sent while the work runs. */
export async function recordQueries(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map((call: unknown[]) => textOf(call[0]))
  } finally {
    sent.mockRestore()
  }
}
