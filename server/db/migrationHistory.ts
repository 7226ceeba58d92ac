/** Compares the migrations that a database has with those of this build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { z } from 'zod/mini'
import { StartupError } from '../startupError'
import { rowsOf } from './rows'

/** The migrations are beside the bundle and among the sources. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The database was created by a build whose migrations this build no longer has. */
export class OutdatedDatabase extends StartupError {
  constructor() {
    super('The database was created by an earlier build, and this build has no migrations that update it.')
  }
}

/** Throws when the first applied migration is older than the first one of this build. */
export async function assertKnownHistory(pool: pg.Pool, folder: string): Promise<void> {
  const [first] = await readAppliedTimes(pool)
  const [initial] = readMigrationFiles({ migrationsFolder: folder })
  if (first !== undefined && initial && first < initial.folderMillis) throw new OutdatedDatabase()
}

/**
 * The newest migration of the oldest build that can run on the tables of this one. A migration that removes, renames or
 * restricts something names the last build that has none of it.
 */
const oldestRunningBuild = '0034_webhooks'

/** Stores which builds can run on the tables. An earlier build that runs its migrations later does not change it. */
export async function storeOldestBuild(client: pg.Client, folder: string): Promise<void> {
  const journal = z.parse(Journal, JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')))
  const oldest = journal.entries.find(({ tag }) => tag === oldestRunningBuild)
  // Folders of earlier builds, which tests migrate, do not have it.
  if (!oldest) return
  await client.query('create table if not exists drizzle.running_builds (id int primary key, oldest bigint not null)')
  await client.query(
    `insert into drizzle.running_builds as stored values (1, $1)
     on conflict (id) do update set oldest = greatest(stored.oldest, excluded.oldest)`,
    [oldest.when],
  )
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** Returns whether a build with this newest migration can run on tables that a newer build has migrated. */
async function runsOnNewerTables(pool: pg.Pool, newest: number): Promise<boolean> {
  const stored = await pool.query('select oldest from drizzle.running_builds where oldest <= $1', [newest])
  return stored.rowCount === 1
}

/** Throws unless the database has the migrations of this build, or also newer ones with which this build can run. */
export async function assertCurrentSchema(pool: pg.Pool): Promise<void> {
  await assertKnownHistory(pool, migrationsFolder)
  const applied = new Set(await readAppliedTimes(pool))
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  const countUnknown = [...applied].filter((time) => !known.has(time)).length
  if (countUnknown > 0 && !(await runsOnNewerTables(pool, Math.max(...known))))
    throw new StartupError(
      `The database has migrations that this build can’t run with (${countUnknown}): a newer build has migrated it. Start that build.`,
    )
  const countMissing = [...known].filter((time) => !applied.has(time)).length
  if (countMissing > 0)
    throw new StartupError(
      `The database lacks migrations of this build (${countMissing}). Run this build once with ROLE=migrate, then start it again.`,
    )
}

export const hasMigrations = async (pool: pg.Pool): Promise<boolean> => (await readAppliedTimes(pool)).length > 0

/** Returns the times of the applied migrations, oldest first. */
async function readAppliedTimes(pool: pg.Pool): Promise<number[]> {
  const tables = await pool.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (tables.rowCount === 0) return []
  const applied = await pool.query('select created_at from drizzle.__drizzle_migrations order by created_at')
  return rowsOf(z.object({ created_at: z.string() }), applied).map(({ created_at }) => Number(created_at))
}
