/** Opens PostgreSQL with the same driver, schema and migrations for the embedded and for an external database. */
import { setTimeout as delay } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { z } from 'zod/mini'
import { StartupError } from '../startupError'
import { runsOn } from './builtStatement'
import { connectClient } from './client'
import { databaseCode, isConnectionLost, isLockTimeout, takesNoChanges } from './databaseErrors'
import { dropName, type NameStatement, nameFrequent, namingPool } from './frequentStatements'
import { inTransaction } from './inTransaction'
import { jobIndexes } from './jobIndexes'
import { MeasuredPool } from './measuredPool'
import { messageJobTrigger } from './messageJobs'
import { assertKnownHistory, storeOldestBuild } from './migrationHistory'
import { pipelinedClient } from './pipelinedClient'
import { rowOf } from './rows'
import { storeSettings } from './sessionSettings'

export type Database = NodePgDatabase
/** The database, or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export interface DatabaseConnection {
  db: Database
  pool: MeasuredPool
  close(): Promise<void>
}

interface DatabaseOptions {
  /** How long a query waits for a connection of the pool. */
  connectTimeoutMs?: number
  /** Whether frequent statements are prepared. A pooler may give the next statement another connection. */
  isPreparing?: boolean
}

/** Opens a connection pool. Nothing is sent before the first query. */
export function openDatabase(
  url: string,
  poolSize = 10,
  { connectTimeoutMs = 5_000, isPreparing = true }: DatabaseOptions = {},
): DatabaseConnection {
  const pool = new MeasuredPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    pipeline: true,
  })
  surviveLostConnections(pool)
  leaveStandby(pool)
  return { db: createDatabase(pool, isPreparing ? nameFrequent : dropName), pool, close: () => pool.end() }
}

/** Drizzle would wait for `begin` to be answered, and leak the connection when it fails. */
function createDatabase(pool: pg.Pool, nameStatement: NameStatement): Database {
  const db = drizzle(namingPool(pool, nameStatement))
  const connections = new WeakMap<pg.PoolClient, Database>()

  function connectionOf(client: pg.PoolClient): Database {
    const connection = connections.get(client) ?? drizzle(pipelinedClient(client, nameStatement))
    connections.set(client, connection)
    return connection
  }

  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let loss: Error | undefined
    try {
      const connection = connectionOf(client)
      return await connection.transaction((tx) => {
        runsOn(tx, connection)
        return work(tx)
      }, config)
    } catch (error) {
      if (error instanceof Error && isConnectionLost(error)) loss = error
      throw error
    } finally {
      client.release(loss)
    }
  }
  return db
}

/** Once one connection shows that its server has become a standby, the idle ones are replaced too. */
function leaveStandby(pool: pg.Pool): void {
  pool.on('release', (error) => {
    if (databaseCode(error) !== takesNoChanges) return
    for (let count = pool.idleCount; count > 0; count -= 1)
      pool.connect().then(
        (client) => client.release(true),
        () => undefined, // Opening another connection failed. The next query reports that.
      )
  })
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

/** While a migration waits for a table, everything that needs the table later waits behind it. */
const lockTimeout = '1s'
const lockPauseMs = 500
const lockAttempts = 120

/** Gives up waiting for a lock after a short time, and applies the migrations again from their start. */
async function migrateWithoutBlocking(db: Database, migrationsFolder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(db, { migrationsFolder })
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttempts) throw error
      await delay(lockPauseMs)
    }
  }
}

/**
 * In another encoding the database would count, compare and search bytes instead of characters. A cluster that was
 * created without a locale has such databases, unless they are created with another encoding.
 */
async function assertUnicode(pool: pg.Pool): Promise<void> {
  const shown = await pool.query('show server_encoding')
  const { server_encoding: encoding } = rowOf(z.object({ server_encoding: z.string() }), shown)
  if (encoding === 'UTF8') return
  throw new StartupError(
    `The database has the encoding ${encoding}, and the portal needs UTF8: createdb --encoding UTF8 --template template0 …`,
  )
}

const silentLogger = new Logger(() => () => undefined)

/** Applies all migrations. A second process waits for the first and then finds nothing to do. */
export async function migrateDatabase(directUrl: string, migrationsFolder: string): Promise<void> {
  const client = await connectClient(directUrl)
  try {
    await client.query('create table if not exists migration_lock (id int primary key)')
    await client.query('insert into migration_lock values (1) on conflict do nothing')
    await inTransaction(client, async () => {
      await client.query('select id from migration_lock where id = 1 for update')
      const connection = openDatabase(directUrl, 1)
      try {
        // Address search needs the extension. The owner of the database may create it.
        await connection.pool.query('create extension if not exists pg_trgm')
        // Creating an index on a large table takes minutes.
        await connection.pool.query(`set statement_timeout = 0; set lock_timeout = '${lockTimeout}'`)
        await assertKnownHistory(connection.pool, migrationsFolder)
        await assertUnicode(connection.pool)
        await migrateWithoutBlocking(connection.db, migrationsFolder)
        // The tables of the job library.
        await runMigrations({ pgPool: connection.pool, logger: silentLogger })
        await connection.pool.query(jobIndexes)
        await connection.pool.query(messageJobTrigger)
        const current = await connection.pool.query('select current_database() as name')
        await connection.pool.query(storeSettings(rowOf(z.object({ name: z.string() }), current).name))
        await storeOldestBuild(client, migrationsFolder)
      } finally {
        await connection.close()
      }
    })
  } finally {
    await client.end()
  }
}
