/** Recognizes a database that was created before the migrations were squashed into one. */
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

/** The database was created by a build whose migrations this build no longer has. */
export class OutdatedDatabase extends Error {
  constructor() {
    super('The database was created by an earlier build, and this build has no migrations that update it.')
  }
}

/** Throws when the first applied migration is older than the first one of this build. */
export async function assertKnownHistory(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const first = await firstApplied(pool)
  const [initial] = readMigrationFiles({ migrationsFolder })
  if (first !== null && initial && first < initial.folderMillis) throw new OutdatedDatabase()
}

/** The time of the first applied migration; null when none has been applied. */
async function firstApplied(pool: pg.Pool): Promise<number | null> {
  const table = await pool.query<{ name: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (table.rows[0]?.name == null) return null
  const applied = await pool.query<{ first: string | null }>(
    'select min(created_at) as first from drizzle.__drizzle_migrations',
  )
  const first = applied.rows[0]?.first
  return first == null ? null : Number(first)
}
