/** Races in a chosen order: each call is let in only once the one before it waits for the same customer. */
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../../server/db/database'
import { customers } from '../../server/db/schema/accounts'

/** How many wait in this database for somebody else's transaction. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** Starts the calls while the customer is held, one after the other, and lets them go in that order. */
export async function queueUp<Answer>(
  db: Database,
  customerNumber: string,
  calls: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const started: Promise<Answer>[] = []
  await db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.number, customerNumber)).for('update')
    for (const call of calls) {
      started.push(call())
      await expect.poll(() => countWaiting(db)).toBe(started.length)
    }
  })
  return Promise.all(started)
}
