/** Checks the database before a process starts to work with it. */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { z } from 'zod/mini'
import { StartupError } from '../startupError'
import { connectClient } from './client'
import { isUnavailable } from './databaseErrors'
import { assertCurrentSchema } from './migrationHistory'
import { rowOf, rowsOf } from './rows'

const retryMs = 1_000
const connectTimeoutMs = 5_000

interface CheckedDatabase {
  pool: pg.Pool
  url: string
  directUrl: string
  /** Whether frequent statements are prepared. */
  isPreparing: boolean
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Waits until the database answers. Throws unless its schema is the one of this build, and its pooler, if any, supports
 * prepared statements where they are used.
 */
export async function checkDatabase({ pool, url, directUrl, isPreparing, log }: CheckedDatabase): Promise<void> {
  for (;;) {
    try {
      await assertCurrentSchema(pool)
      await warnAboutSettings(pool, log)
      await warnAboutPooler(directUrl, log)
      if (isPreparing) await assertStatementsSeparate(url)
      return
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.warn({ err: error }, 'the database does not answer, so the start is delayed')
      await delay(retryMs)
    }
  }
}

/** The role may be another one than that of the migrations, which stored the settings for itself. */
async function warnAboutSettings(pool: pg.Pool, log: CheckedDatabase['log']): Promise<void> {
  const unexpected = await pool.query(
    `select name from pg_settings where (name, setting) in (('jit', 'on'), ('statement_timeout', '0'),
      ('lock_timeout', '0'), ('idle_in_transaction_session_timeout', '0')) order by name`,
  )
  const settings = rowsOf(z.object({ name: z.string() }), unexpected).map(({ name }) => name)
  if (settings.length === 0) return
  log.warn(
    { settings },
    'the role of DATABASE_URL lacks settings: run ROLE=migrate as this role and let the pooler reconnect, or alter the role',
  )
}

/** A pooler gives its clients other process numbers than PostgreSQL. In transaction mode it would deliver no events, without an error. */
async function warnAboutPooler(directUrl: string, log: CheckedDatabase['log']): Promise<void> {
  const client = await connectClient(directUrl, { timeoutMs: connectTimeoutMs })
  try {
    const backend = await client.query('select pg_backend_pid() as pid')
    const isDirect = 'processID' in client && client.processID === rowOf(z.object({ pid: z.int() }), backend).pid
    if (!isDirect) log.warn('DATABASE_DIRECT_URL leads to a connection pooler: events and jobs need PostgreSQL itself')
  } finally {
    await client.end()
  }
}

/**
 * A pooler in transaction mode gives a connection to PostgreSQL to one client after another. Unless it keeps their
 * prepared statements apart, calls fail, but only once statements have become frequent enough to be prepared.
 */
async function assertStatementsSeparate(url: string): Promise<void> {
  const options = { connectionString: url, connectionTimeoutMillis: connectTimeoutMs }
  const [owner, other] = [new pg.Client(options), new pg.Client(options)]
  const clients = [owner, other]
  // The next query on a lost connection fails anyway. An `error` event without a listener would end the process.
  for (const client of clients) client.on('error', () => undefined)
  try {
    for (const client of clients) await client.connect()
    const name = `probe_${randomUUID()}`
    await owner.query({ name, text: 'select 1' })
    const shared = await other.query('select 1 from pg_prepared_statements where name = $1', [name])
    if (shared.rowCount === 0) return
    await other.query(`deallocate "${name}"`)
    throw new StartupError(
      'DATABASE_URL leads to a connection pooler that mixes up the prepared statements of its clients, such as PgBouncer before 1.21: set DATABASE_PREPARE=off.',
    )
  } finally {
    for (const client of clients) await client.end()
  }
}
