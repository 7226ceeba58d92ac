/** What is asked of the database while something is done, to say that it is asked once and not for each. */
import pg from 'pg'
import { vi } from 'vitest'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** The texts of the queries that were sent meanwhile. */
export async function queriesOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return sent.mock.calls.map((call: unknown[]) => textOf(call[0]))
  } finally {
    sent.mockRestore()
  }
}
