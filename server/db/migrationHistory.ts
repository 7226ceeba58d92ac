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
  const tables = await pool.query(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  )
  if (tables.rowCount === 0) return null
  const applied = await pool.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at limit 1',
  )
  const [first] = applied.rows
  return first ? Number(first.created_at) : null
}
