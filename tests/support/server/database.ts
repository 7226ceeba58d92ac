/** Gives each test file its own database: a copy of the migrated template, which is dropped after the file. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '../../../server/db/database'
import { sessionSettings, storeSettings } from '../../../server/db/sessionSettings'
import { isBalanced } from './balancedPortals'
import { urlOfDatabase } from './databaseUrl'

export interface TestDatabase extends DatabaseConnection {
  /** The environment of a server on this database. */
  environment: { DATABASE_URL: string; DATABASE_DIRECT_URL: string; DATABASE_PREPARE: 'on' | 'off' }
  /** Leads to PostgreSQL itself, as does the pool. */
  url: string
  /** Closes the connection and drops the database, even if other clients are still connected. */
  drop(): Promise<void>
}

/**
 * On a busy machine, 200 simultaneous requests wait long for a connection and for the lock of one account.
 */
export const generousTimeoutMs = 60_000
const generousTimeout = `${generousTimeoutMs}ms`
const generousSettings = { ...sessionSettings, statement_timeout: generousTimeout, lock_timeout: generousTimeout }

/** A standby would copy the files again, which takes longer than the changes that it is sent otherwise. */
const copyStrategy = isBalanced ? 'wal_log' : 'file_copy'

/** Call this in `beforeAll`, and `drop()` in `afterAll`. Without a template the database has no tables. */
export async function createTestDatabase(template = inject('templateDatabase')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = urlOfDatabase(inject('maintenanceUrl'), name)
  const pooledUrl = urlOfDatabase(inject('pooledUrl'), name)
  await runMaintenance(`create database ${name} template ${template} strategy ${copyStrategy}`)
  await runMaintenance(storeSettings(name, generousSettings))
  const direct = openDatabase(url, 5, { connectTimeoutMs: generousTimeoutMs })
  const pooled = pooledUrl === url ? direct : openTestPool(pooledUrl, 5)
  const close = async () => {
    await direct.close()
    if (pooled !== direct) await pooled.close()
  }
  const drop = async () => {
    await close()
    await runMaintenance(`drop database ${name} with (force)`)
  }
  const environment = {
    DATABASE_URL: pooledUrl,
    DATABASE_DIRECT_URL: url,
    DATABASE_PREPARE: pooledUrl === url ? 'on' : 'off',
  } as const
  return { db: pooled.db, pool: direct.pool, close, url, drop, environment }
}

/** Opens the pool of a server. Behind a pooler nothing is prepared. */
export const openTestPool = (url: string, size: number): DatabaseConnection =>
  openDatabase(url, size, {
    connectTimeoutMs: generousTimeoutMs,
    isPreparing: inject('pooledUrl') === inject('maintenanceUrl'),
  })

async function runMaintenance(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('maintenanceUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
