/**
 * Settings of every connection. They are stored in the database for the role that runs the migrations: a connection
 * pooler between the portal and PostgreSQL refuses them as parameters of a connection, and sending them with each
 * transaction would cost time.
 */
import pg from 'pg'

export const sessionSettings = {
  // Statements take about a millisecond, while JIT compilation takes a hundred.
  jit: 'off',
  // On SSDs a random page costs hardly more than a sequential one. With the default cost the planner would scan whole
  // tables instead of using an index.
  random_page_cost: '1.1',
  statement_timeout: '15s',
  // A request that waits for a lock must return its connection before the pool runs out.
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '60s',
}

/** Returns the statements that apply the settings to later connections of the current role to a database. */
export const storeSettings = (database: string, settings: Record<string, string> = sessionSettings): string =>
  Object.entries(settings)
    .map(
      ([name, value]) =>
        `alter role current_user in database ${pg.escapeIdentifier(database)} set ${name} = ${pg.escapeLiteral(value)}`,
    )
    .join(';\n')
