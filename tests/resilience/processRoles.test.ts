import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, inject } from 'vitest'
import { logSchedule, readJobs, readSchedule } from '../support/data/jobs'
import { addPayer, receiptSubject } from '../support/data/payments/payments'
import { readMailsTo } from '../support/data/payments/scheduledPayments'
import { bundledServer } from '../support/server/bundledServer'
import { createTestDatabase, type TestDatabase } from '../support/server/database'
import { codeKey, providerKey, sealKey } from '../support/server/keys'
import { payAt } from '../support/server/processes'
import { it } from '../support/server/processTest'
import { runProgram, stopProgram } from '../support/server/programs'

const waiting = { interval: 50 }

describe('a web process', () => {
  it('takes a payment, and leaves its receipt to a worker process', async ({ server, startPortal }) => {
    await logSchedule(server.database)
    const payer = await addPayer(server)
    const web = await startPortal({ environment: { ROLE: 'web', DRAIN_MS: '0' } })
    expect((await payAt(web, payer, randomUUID())).status).toBe(200)
    // A worker enqueues scheduled jobs before it stops, however soon that is.
    await stopProgram(web.process, 'SIGTERM')
    expect(await readSchedule(server.database)).toEqual([])
    expect(await readJobs(server.database, 'notify')).toMatchObject([{ attempts: 0, isRunning: false }])

    await startPortal({ environment: { ROLE: 'worker' } })
    await expect
      .poll(async () => Object.keys(await readMailsTo(server, payer.person.email)), waiting)
      .toEqual([receiptSubject(5000)])
  })
})

describe('a worker process', () => {
  it('answers probes and nothing else', async ({ startPortal }) => {
    const worker = await startPortal({ environment: { ROLE: 'worker' } })
    const paths = ['/healthz', '/readyz', '/config.json', '/api/openapi.json', '/']
    const answers = await Promise.all(paths.map((path) => fetch(worker.url + path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404])
  })

  it('releases a job that does not end in time when it stops, and exits with 0', async ({ server, startPortal }) => {
    const { db } = server.database
    const payer = await addPayer(server)
    const [web, worker] = await Promise.all([
      startPortal({ environment: { ROLE: 'web' } }),
      startPortal({ environment: { ROLE: 'worker', JOB_STOP_MS: '100', DRAIN_MS: '0' } }),
    ])
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table outbox_messages in share row exclusive mode`)
      expect((await payAt(web, payer, randomUUID())).status).toBe(200)
      await expect.poll(() => readJobs(server.database, 'send message'), waiting).toMatchObject([{ isRunning: true }])
      await stopProgram(worker.process, 'SIGTERM')
      expect(worker.process.exitCode).toBe(0)
      expect(await readJobs(server.database, 'send message')).toMatchObject([{ attempts: 1, isRunning: false }])
    })
  })
})

/** Runs a process of the server to its end. */
const runServer = (database: Pick<TestDatabase, 'url'>, ROLE: string, environment: Record<string, string> = {}) =>
  runProgram([`${bundledServer}/main.js`], {
    ROLE,
    PORT: '0',
    DATABASE_URL: database.url,
    PROVIDER_URL: 'http://127.0.0.1:1',
    PROVIDER_KEY: providerKey,
    CODE_KEY: codeKey,
    SEAL_KEY: sealKey,
    LOG_LEVEL: 'silent',
    ...environment,
  })

const isPooled = inject('pooledUrl') !== inject('maintenanceUrl')
const pooler = process.env['PGBOUNCER']
const poolerVersion = isPooled && pooler ? execFileSync(pooler, ['--version'], { encoding: 'utf8' }) : ''

// Later versions of PgBouncer keep the prepared statements of their clients apart.
describe.runIf(/^PgBouncer 1\.(\d|1\d|20)\./.test(poolerVersion))('a process behind an old pooler', () => {
  it('refuses to start while it prepares statements', async () => {
    const database = await createTestDatabase()
    expect(await runServer(database, 'web', { ...database.environment, DATABASE_PREPARE: 'on' })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^DATABASE_URL leads to a connection pooler that mixes up .* set DATABASE_PREPARE=off/,
      ),
    })
    await database.drop()
  })
})

describe('a process on a schema that is not the one of its build', () => {
  it('starts if a newer build that it can run beside has migrated it', async ({ server, startPortal }) => {
    const { pool } = server.database
    const added = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer build', $1)`
    await pool.query(added, [Date.UTC(2100, 0, 1)])
    const web = await startPortal({ environment: { ROLE: 'web' } })
    expect((await fetch(`${web.url}/readyz`)).status).toBe(200)
    await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'of a newer build'`)
  })

  it('refuses to start until the migrations have run', async () => {
    const database = await createTestDatabase('template0')
    expect(await runServer(database, 'web')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database lacks migrations of this build \(\d+\)\. Run this build once with ROLE=migrate/,
      ),
    })
    expect(await runServer(database, 'migrate')).toEqual({
      code: 0,
      stdout: 'The database has all migrations of this build.\n',
      stderr: '',
    })
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer build', $1)`,
      [Date.UTC(2100, 0, 1)],
    )
    await database.pool.query('update drizzle.running_builds set oldest = $1', [Date.UTC(2100, 0, 1)])
    expect(await runServer(database, 'worker')).toMatchObject({
      code: 1,
      stderr:
        'The database has migrations that this build can’t run with (1): a newer build has migrated it. Start that build.',
    })
    await database.drop()
  })
})
