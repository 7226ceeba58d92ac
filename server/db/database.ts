/** Opens PostgreSQL with the same driver, schema and migrations for the embedded and for an external database. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { connectClient } from './client'
import { preparingPool } from './frequentStatements'
import { jobIndexes } from './jobIndexes'
import { assertKnownHistory } from './migrationHistory'
import { pipelinedClient } from './pipelinedClient'

export type Database = NodePgDatabase
/** The database, or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * Settings for the query planner. Statements take about a millisecond, while JIT compilation takes a hundred, so JIT is
 * off. On SSDs a random page costs hardly more than a sequential one; with the default cost the planner would scan
 * whole tables instead of using an index.
 */
export const plannerSettings = '-c jit=off -c random_page_cost=1.1'

/** Timeouts in milliseconds. */
const timeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  // A request that waits for a lock must return its connection before the pool runs out.
  lock_timeout: 3_000,
}

/** Opens a connection pool. Nothing is sent before the first query. */
export function openDatabase(
  url: string,
  poolSize = 10,
  timeoutOverrides: Partial<typeof timeouts> = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...timeouts,
    ...timeoutOverrides,
    idle_in_transaction_session_timeout: 60_000,
    options: plannerSettings,
    pipeline: true,
  })
  surviveLostConnections(pool)
  return { db: createDatabase(pool), pool, close: () => pool.end() }
}

/** Drizzle would wait for `begin` to be answered, and leak the connection when it fails. */
function createDatabase(pool: pg.Pool): Database {
  const db = drizzle(preparingPool(pool))
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(pipelinedClient(client)).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/**
 * Keeps the process alive when a connection breaks, idle or in a transaction. The next query on it fails and the pool
 * replaces it, but an `error` event without a listener would end the process.
 */
function surviveLostConnections(pool: pg.Pool): void {
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
}

const silentLogger = new Logger(() => () => undefined)

/** Applies all migrations. A second process waits for the first and then finds nothing to do. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = await connectClient(url)
  try {
    await client.query('create table if not exists migration_lock (id int primary key)')
    await client.query('insert into migration_lock values (1) on conflict do nothing')
    await client.query('begin')
    await client.query('select id from migration_lock where id = 1 for update')
    const connection = openDatabase(url, 1)
    try {
      // Address search needs the extension. The owner of the database may create it.
      await connection.pool.query('create extension if not exists pg_trgm')
      // Creating an index on a large table takes minutes.
      await connection.pool.query('set statement_timeout = 0; set lock_timeout = 0')
      await assertKnownHistory(connection.pool, migrationsFolder)
      await migrate(connection.db, { migrationsFolder })
      // The tables of the job library.
      await runMigrations({ pgPool: connection.pool, logger: silentLogger })
      await connection.pool.query(jobIndexes)
    } finally {
      await connection.close()
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
