/** A single PostgreSQL connection outside the pool, for work that owns its connection and may take long. */
import pg from 'pg'

const withoutTimeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `-c ${name}=0`)
  .join(' ')

/** Takes the direct URL, because a pooler refuses parameters of a connection. `queryTimeoutMs`: a query whose answer the network has lost fails after this time. */
export async function connectClient(
  url: string,
  { timeoutMs = 0, queryTimeoutMs }: { timeoutMs?: number; queryTimeoutMs?: number } = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    options: withoutTimeouts,
    ...(queryTimeoutMs !== undefined && { query_timeout: queryTimeoutMs }),
  })
  // A lost connection fails the next query anyway. An `error` event without a listener would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
