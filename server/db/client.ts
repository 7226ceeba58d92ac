/** One connection to PostgreSQL outside a pool, for work that starts and ends with it. */
import pg from 'pg'

export async function connectClient(url: string, { timeoutMs = 0 } = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  // The query that uses a lost connection next fails by itself; an `error` event without a listener would end the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
