/** A database of its own for each test file: a copy of the migrated template, gone when the file is done. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type DatabaseConnection } from '../../server/db/database'
import { onDatabase } from './databaseUrl'

export interface TestDatabase extends DatabaseConnection {
  url: string
  /** Closes the connection and drops the database, whoever else is still connected. */
  drop(): Promise<void>
}

/** On a busy machine, 200 requests at the same moment wait long for a connection, and for the lock of one account. */
export const patience = { connectionTimeoutMillis: 60_000, statement_timeout: 60_000, lock_timeout: 60_000 }

/** Call it in `beforeAll`, and `drop()` in `afterAll`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = onDatabase(inject('maintenanceUrl'), name)
  await maintain(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`)
  const connection = openDatabase(url, 5, patience)
  const drop = async () => {
    await connection.close()
    await maintain(`drop database ${name} with (force)`)
  }
  return { ...connection, url, drop }
}

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
