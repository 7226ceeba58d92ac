/** Queries gas readings, data volumes and daily usage of services in scope. */
import { and, asc, eq, gt, gte, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DataMonth, UsageDay, UsageReading } from '#shared/contract/services/usage'
import { countDays } from '#shared/format/dates'
import type { Executor } from '../../db/database'
import { dataUsage, gasReadings, usageDays } from '../../db/schema/services/usage'

/** Finds readings of periods that ended after the given day, oldest first. */
export async function findReadings(db: Executor, serviceAccountId: string, after: string): Promise<UsageReading[]> {
  const rows = await db
    .select()
    .from(gasReadings)
    .where(and(eq(gasReadings.serviceAccountId, serviceAccountId), gt(gasReadings.periodEnd, after)))
    .orderBy(asc(gasReadings.periodEnd))
  return rows.map(toReading)
}

const toReading = (row: typeof gasReadings.$inferSelect): UsageReading => ({
  period_start: row.periodStart,
  period_end: row.periodEnd,
  days: countDays(row.periodStart, row.periodEnd),
  meter_number: row.meterNumber,
  previous_read: row.previousRead,
  current_read: row.currentRead,
  read_type: row.readType,
  ccf: row.ccf,
  heat_factor: row.heatFactor / 1000,
  therms: row.therms,
  degree_days: row.degreeDays,
  amount: row.amount,
  note: row.note,
})

/** Finds data usage from the given month (`YYYY-MM`) on, oldest first. */
export async function findDataMonths(
  db: Executor,
  serviceAccountId: string,
  { since, current }: { since: string; current: string },
): Promise<DataMonth[]> {
  const rows = await db
    .select()
    .from(dataUsage)
    .where(and(eq(dataUsage.serviceAccountId, serviceAccountId), gte(dataUsage.month, since)))
    .orderBy(asc(dataUsage.month))
  return rows.map((row) => ({
    month: row.month,
    download_gb: row.downloadMb / 1000,
    upload_gb: row.uploadMb / 1000,
    counted_until: row.countedUntil,
    is_current: row.month === current,
  }))
}

/** The unit of the stored amounts: hundredths of a therm, or megabytes. */
const amountsPerUnit = { GAS: 100, FIBER: 1000 }

interface DayRange {
  type: keyof typeof amountsPerUnit
  from: string
  until: string
}

/** Finds the usage by day, each with that of a year earlier, oldest first. */
export async function findUsageDays(
  db: Executor,
  serviceAccountId: string,
  { type, from, until }: DayRange,
): Promise<UsageDay[]> {
  const before = alias(usageDays, 'before')
  const rows = await db
    .select({
      day: usageDays.day,
      amount: usageDays.amount,
      yearBefore: before.amount,
      degreeDays: usageDays.degreeDays,
    })
    .from(usageDays)
    .leftJoin(
      before,
      and(
        eq(before.serviceAccountId, usageDays.serviceAccountId),
        eq(before.day, sql`(${usageDays.day} - interval '1 year')::date`),
      ),
    )
    .where(and(eq(usageDays.serviceAccountId, serviceAccountId), gte(usageDays.day, from), lte(usageDays.day, until)))
    .orderBy(asc(usageDays.day))
  const perUnit = amountsPerUnit[type]
  return rows.map(({ day, amount, yearBefore, degreeDays }) => ({
    day,
    amount: amount / perUnit,
    year_before: yearBefore === null ? null : yearBefore / perUnit,
    degree_days: degreeDays,
  }))
}
