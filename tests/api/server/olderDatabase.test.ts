import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchDatabase } from '../../../server/launch/database'
import { createTestDatabase, type TestDatabase } from '../../support/server/database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const launch = () => launchDatabase({ dataDir: '/data', databaseUrl: database.url, password: '' })

it('A database of this build is opened again', async () => {
  await expect(launch()).resolves.toMatchObject({ isEmbedded: false })
})

it('A database of an earlier build is rejected with what to do about it, and stays as it was', async () => {
  const countMigrations = async () => {
    const text = 'select count(*)::int as count from drizzle.__drizzle_migrations'
    return (await database.pool.query<{ count: number }>(text)).rows[0]?.count ?? 0
  }
  const before = await countMigrations()
  await database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'the first migration of an earlier build',
    Date.UTC(2026, 0, 1),
  ])

  await expect(launch()).rejects.toThrow(
    'The data in the database that DATABASE_URL names was created by an earlier build, and this build can’t update it. To start over with demo data, set DATABASE_URL to an empty database.',
  )
  expect(await countMigrations()).toBe(before + 1)
})
