/** Gives each test file its own database: a copy of the migrated template, which is dropped after the file. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '../../../server/db/database'
import { urlOfDatabase } from './databaseUrl'

export interface TestDatabase extends DatabaseConnection {
  url: string
  /** Closes the connection and drops the database, even if other clients are still connected. */
  drop(): Promise<void>
}

/**
 * Generous timeouts: on a busy machine, 200 simultaneous requests wait long for a connection and for the lock of one
 * account.
 */
export const generousTimeouts = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, lock_timeout: 60_000 }

/** Call this in `beforeAll`, and `drop()` in `afterAll`. Without a template the database has no tables. */
export async function createTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = urlOfDatabase(inject('maintenanceUrl'), name)
  await runMaintenance(`create database ${name} template ${template} strategy file_copy`)
  const connection = openDatabase(url, 5, generousTimeouts)
  const drop = async () => {
    await connection.close()
    await runMaintenance(`drop database ${name} with (force)`)
  }
  return { ...connection, url, drop }
}

async function runMaintenance(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
