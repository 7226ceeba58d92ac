/** A single PostgreSQL connection outside the pool, for work that owns its connection. */
import pg from 'pg'

/** `queryTimeoutMs`: a query whose answer the network has lost fails after this time. */
export async function connectClient(
  url: string,
  { timeoutMs = 0, queryTimeoutMs }: { timeoutMs?: number; queryTimeoutMs?: number } = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
  })
  // A lost connection fails the next query anyway. An `error` event without a listener would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
