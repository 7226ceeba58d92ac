/** A single PostgreSQL connection outside the pool, for work that owns its connection and may take long. */
import pg from 'pg'
import { StartupError } from '../startupError'
import { databaseCode } from './databaseErrors'

const withoutTimeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `-c ${name}=0`)
  .join(' ')

/** PostgreSQL knows the parameter, but a pooler refuses it with this code unless it is set up to ignore it. */
const refusedParameter = '08P01'

/**
 * Takes the direct URL. Through a pooler, locks and events would be lost without an error. `queryTimeoutMs`: a query whose
 * answer the network has lost fails after this time.
 */
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
  try {
    await client.connect()
  } catch (error) {
    if (databaseCode(error) !== refusedParameter) throw error
    throw new StartupError(
      'A connection pooler refuses the connection. DATABASE_DIRECT_URL must lead to PostgreSQL itself.',
    )
  }
  return client
}
