/** Locks for changes that no row lock can serialize, such as those of a name that must be unique. */
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Executor } from './database'

/** The same lock as part of another statement. */
export const transactionLock = (name: string | Placeholder): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`

/** Waits for the lock and holds it until the transaction ends. */
export async function takeLock(tx: Executor, name: string): Promise<void> {
  await tx.execute(sql`select ${transactionLock(name)}`)
}
