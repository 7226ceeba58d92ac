/** Vitest global set-up of the API tests. It starts one PostgreSQL per run with a migrated template database. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../../server/db/database'
import { urlOfDatabase } from './databaseUrl'
import { startThrowAwayCluster } from './throwAwayCluster'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of an empty database on this run's cluster, through which other databases are created. */
    maintenanceUrl: string
    /** The same through a connection pooler, if there is one. */
    pooledUrl: string
    /** Name of the migrated database that is copied for every test file. */
    templateDatabase: string
  }
}

let tearDown: () => Promise<void>

export async function setup({ provide }: TestProject): Promise<void> {
  const { TEST_DATABASE_URL: externalUrl, TEST_POOLED_URL: pooledUrl } = process.env
  const cluster = externalUrl ? null : await startThrowAwayCluster()
  const url = externalUrl ?? cluster?.database.url('postgres') ?? ''
  const template = `template_${randomBytes(6).toString('hex')}`
  tearDown = async () => {
    // A cluster of the developer must not keep our template.
    if (externalUrl) await run(url, `drop database if exists ${template} with (force)`)
    await cluster?.stop()
  }
  try {
    await run(url, `create database ${template}`)
    await migrateDatabase(urlOfDatabase(url, template), 'server/db/migrations')
  } catch (cause) {
    await tearDown()
    throw cause
  }
  provide('maintenanceUrl', url)
  provide('pooledUrl', pooledUrl ?? url)
  provide('templateDatabase', template)
}

export const teardown = (): Promise<void> => tearDown()

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
