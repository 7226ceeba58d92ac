/** The connection to PostgreSQL: the same driver, schema and migrations for the embedded database and any other. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { connectClient } from './client'
import { assertKnownHistory } from './migrationHistory'

export type Database = NodePgDatabase
/** What a query runs on: the database, or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DatabaseConnection {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * What the planner is told of the machine. Statements here take a millisecond; compiling one, on the word of an
 * estimate, takes a hundred. And a page read by itself costs no more than one of a row on today's disks: left to believe
 * in heads that move, the planner reads whole tables where an index would do.
 */
export const plannerSettings = '-c jit=off -c random_page_cost=1.1'

/** How long is waited, in milliseconds. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  // A request that waits for a lock gives its connection back before the others run out of connections.
  lock_timeout: 3_000,
}

/** Opens a pool of connections. Nothing is sent before the first query. */
export function openDatabase(url: string, poolSize = 10, ownLimits: Partial<typeof limits> = {}): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    ...limits,
    ...ownLimits,
    idle_in_transaction_session_timeout: 60_000,
    options: plannerSettings,
  })
  surviveLostConnections(pool)
  return { db: createDatabase(pool), pool, close: () => pool.end() }
}

/** Drizzle keeps a connection for good when its `begin` fails; here a transaction always gives its connection back. */
function createDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/**
 * A connection can break at any moment: idle in the pool, or held by a transaction between two statements. The query that
 * uses it next fails by itself and the pool replaces it; an `error` event without a listener would end the process.
 */
function surviveLostConnections(pool: pg.Pool): void {
  const ignore = (): void => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
}

/** Brings the database to the newest schema; a second process waits for the first and then finds nothing to do. */
export async function migrateDatabase(url: string, migrationsFolder: string): Promise<void> {
  const client = await connectClient(url)
  try {
    await client.query('create table if not exists migration_lock (id int primary key)')
    await client.query('insert into migration_lock values (1) on conflict do nothing')
    await client.query('begin')
    await client.query('select id from migration_lock where id = 1 for update')
    const connection = openDatabase(url, 1)
    try {
      // Addresses are searched by it. Whoever owns the database may create it.
      await connection.pool.query('create extension if not exists pg_trgm')
      // A new index on a large table takes minutes.
      await connection.pool.query('set statement_timeout = 0; set lock_timeout = 0')
      await assertKnownHistory(connection.pool, migrationsFolder)
      await migrate(connection.db, { migrationsFolder })
    } finally {
      await connection.close()
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
