/** The partitions of the audit log, one for each month in UTC. Functions of the database add and drop them. */
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { Day } from '#shared/http/days'
import type { Database, Executor } from '../db/database'
import { rowOf, rowsOf } from '../db/rows'
import { auditRecords } from '../db/schema/access/auditRecords'

/**
 * Adding and dropping a partition waits for all statements that use the log, and those that follow wait behind it. So
 * that no one notices, it gives up soon.
 */
async function limitWait(tx: Executor): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '200ms'`)
  await tx.execute(sql`set local statement_timeout = 0`)
}

/** Adds the partition of a month unless there is one. */
export const addAuditPartition = (db: Database, month: string): Promise<void> =>
  db.transaction(async (tx) => {
    await limitWait(tx)
    await tx.execute(sql`select add_audit_partition(${month}::date)`)
  })

const Oldest = z.object({ month: z.nullable(Day) })

/** Returns the first month whose records have no partition. */
export async function findMonthWithoutPartition(db: Database): Promise<string | null> {
  const oldest = await db.execute(
    sql`select date_trunc('month', min(at) at time zone 'UTC')::date::text as month from audit_records_other`,
  )
  return rowOf(Oldest, oldest).month
}

const Dropped = z.object({ before: Day, count: z.int() })

/** Drops the oldest partition if all of it is older than a moment, and records that. Returns null if none is. */
export const dropExpiredAuditPartition = (
  db: Database,
  moment: Date,
): Promise<{ before: string; count: number } | null> =>
  db.transaction(async (tx) => {
    await limitWait(tx)
    const result = await tx.execute(sql`
      select (ended at time zone 'UTC')::date::text as before, count::int
      from drop_oldest_audit_partition(${moment.toISOString()})`)
    const [dropped = null] = rowsOf(Dropped, result)
    if (dropped) await tx.insert(auditRecords).values({ action: 'audit.expired', source: '', details: dropped })
    return dropped
  })
