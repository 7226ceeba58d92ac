/** Runs races in a fixed order: each call starts only when the previous one waits for the customer's lock. */
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../../server/db/database'
import { customers } from '../../../server/db/schema/customers/accounts'

/** Counts the sessions of this database that wait for another transaction's lock. */
export async function countLockWaits(db: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Starts the calls one after the other while the customer's row is locked, then lets them continue in that order. */
export async function runInLockOrder<Answer>(
  db: Database,
  customerNumber: string,
  calls: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const started: Promise<Answer>[] = []
  await db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.number, customerNumber)).for('update')
    for (const call of calls) {
      started.push(call())
      await expect.poll(() => countLockWaits(db)).toBe(started.length)
    }
  })
  return Promise.all(started)
}
