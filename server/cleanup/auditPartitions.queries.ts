/** The partitions of the audit log, one for each month in UTC. */
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { addMonths } from '#shared/format/dates'
import { Day } from '#shared/http/days'
import type { Database } from '../db/database'

const Months = z.array(z.object({ month: Day }))

/** Returns the first days of the months whose records are in the partition for all other months. */
export async function findMonthsWithoutPartition(db: Database): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select distinct date_trunc('month', at at time zone 'UTC')::date::text as month from audit_records_other`,
  )
  return z.parse(Months, rows).map(({ month }) => month)
}

/** Adds the partition of a month unless there is one. Records of that month move to it, which may take minutes. */
export const addAuditPartition = (db: Database, month: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select add_audit_partition(${month}::date)`)
  })

const Partitions = z.array(z.object({ name: z.string(), month: Day }))

/** Drops the partitions of the months that ended before a day. */
export async function dropAuditPartitionsBefore(db: Database, day: string): Promise<void> {
  const { rows } = await db.execute(sql`
    select relname as name, to_date(right(relname, 7), 'YYYY_MM')::text as month
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit_records'::regclass and relname <> 'audit_records_other'`)
  for (const { name, month } of z.parse(Partitions, rows)) {
    if (addMonths(month, 1) <= day) await db.execute(sql`drop table ${sql.identifier(name)}`)
  }
}
