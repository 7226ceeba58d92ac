/** Checks the database before a process starts to work with it. */
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { z } from 'zod/mini'
import { connectClient } from './client'
import { isUnavailable } from './databaseErrors'
import { assertCurrentSchema } from './migrationHistory'
import { rowOf, rowsOf } from './rows'

const retryMs = 1_000

interface CheckedDatabase {
  pool: pg.Pool
  directUrl: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Waits until the database answers. Throws unless its schema is the one of this build. */
export async function checkDatabase({ pool, directUrl, log }: CheckedDatabase): Promise<void> {
  for (;;) {
    try {
      await assertCurrentSchema(pool)
      await warnAboutSettings(pool, log)
      await warnAboutPooler(directUrl, log)
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
  const client = await connectClient(directUrl, { timeoutMs: 5_000 })
  try {
    const backend = await client.query('select pg_backend_pid() as pid')
    const isDirect = 'processID' in client && client.processID === rowOf(z.object({ pid: z.int() }), backend).pid
    if (!isDirect) log.warn('DATABASE_DIRECT_URL leads to a connection pooler: events and jobs need PostgreSQL itself')
  } finally {
    await client.end()
  }
}
