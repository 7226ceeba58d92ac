/** Vitest global set-up of the API tests: one PostgreSQL per run, with a migrated database to copy from. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../../server/db/database'
import { onDatabase } from './databaseUrl'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database on the cluster of this run that holds nothing, to create others from. */
    maintenanceUrl: string
    /** Name of the migrated database that every test file gets a copy of. */
    templateDatabase: string
  }
}

/** The data is thrown away, so nothing needs to survive a power cut; a vacuum could hold up a copy of the template. */
const throwAway = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

let tearDown: () => Promise<void>

export async function setup({ provide }: TestProject): Promise<void> {
  const cluster = process.env['TEST_DATABASE_URL']
    ? { url: process.env['TEST_DATABASE_URL'], stop: async () => undefined }
    : await startCluster()
  const template = `template_${randomBytes(6).toString('hex')}`
  tearDown = async () => {
    // A cluster of the developer's own stays as it was found.
    if (process.env['TEST_DATABASE_URL']) await run(cluster.url, `drop database if exists ${template} with (force)`)
    await cluster.stop()
  }
  try {
    await run(cluster.url, `create database ${template}`)
    await migrateDatabase(onDatabase(cluster.url, template), 'server/db/migrations')
  } catch (cause) {
    await tearDown()
    throw cause
  }
  provide('maintenanceUrl', cluster.url)
  provide('templateDatabase', template)
}

export const teardown = (): Promise<void> => tearDown()

async function startCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
  // PostgreSQL runs as another user when root runs the tests, and that user has to enter the folder.
  await chmod(folder, 0o755)
  const startEmbeddedDatabase = await loadEmbedded()
  const cluster = await startEmbeddedDatabase({
    folder: join(folder, 'postgres'),
    password: randomBytes(12).toString('hex'),
    flags: throwAway.flatMap((setting) => ['-c', setting]),
  })
  return {
    url: cluster.url('postgres'),
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * The library of the embedded database hooks itself into the end of a process: it would end this one with success although
 * tests have failed, and then fail itself. `teardown` stops the database; only its hooks for signals are left to it.
 */
async function loadEmbedded() {
  const ending: EventEmitter = process
  const events = ['beforeExit', 'exit']
  const before = new Set(events.flatMap((event) => ending.listeners(event)))
  const { startEmbeddedDatabase } = await import('../../server/db/embedded')
  for (const event of events) {
    // What a hook takes is its own matter; here it is only told apart from others.
    const added = ending.listeners(event).filter((listener) => !before.has(listener)) as (() => void)[]
    for (const listener of added) ending.removeListener(event, listener)
  }
  return startEmbeddedDatabase
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
