/** Queries gas readings and data volumes of services in scope. */
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import type { DataMonth, UsageReading } from '#shared/contract/services/usage'
import type { Executor } from '../../db/database'
import { dataUsage, gasReadings } from '../../db/schema/usage'

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
  days: (Date.parse(row.periodEnd) - Date.parse(row.periodStart)) / 86_400_000 + 1,
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
