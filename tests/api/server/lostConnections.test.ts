import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectClient } from '../../../server/db/client'
import { migrateDatabase } from '../../../server/db/database'
import { createTestDatabase, type TestDatabase } from '../../support/server/database'
import { countLockWaits } from '../../support/server/lockOrder'
import { findFreePort } from '../../support/server/programs'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe('a migration whose connection is cut', () => {
  it('fails by itself and ends no process', async () => {
    const held = await database.pool.connect()
    await held.query('begin')
    await held.query('lock table drizzle.__drizzle_migrations in access exclusive mode')

    const failed = expect(migrateDatabase(database.url, 'server/db/migrations')).rejects.toThrow()
    await expect.poll(() => countLockWaits(database.db)).toBe(1)
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction' and query like '%migration_lock%'`,
    )
    expect(rowCount).toBe(1)
    await held.query('rollback')
    held.release()
    await failed
  })
})

describe('a connection outside the pool', () => {
  it('ends no process if it is cut between two statements', async () => {
    const client = await connectClient(database.url)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
    await expect(client.query('select 1')).rejects.toThrow()
  })

  it('gives up on a server that does not answer', async () => {
    const port = await findFreePort()
    const silent = createServer().listen(port, '127.0.0.1')
    await once(silent, 'listening')
    await expect(connectClient(`postgres://nobody@127.0.0.1:${port}/x`, { timeoutMs: 100 })).rejects.toThrow(/timeout/)
    silent.close()
  })
})
