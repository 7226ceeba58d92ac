/** Gas readings and data volumes of services within reach. */
import { and, asc, eq, gt, gte } from 'drizzle-orm'
import type { DataMonth, UsageReading } from '#shared/contract/usage'
import type { ServiceType } from '#shared/services'
import type { Executor } from '../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../db/schema/accounts'
import { dataUsage, gasReadings } from '../../db/schema/usage'
import { within, type Reach } from '../../http/ownership'

interface Sought {
  serviceAccountId: string
  serviceType: ServiceType
}

/** The service with its address; null when it is of another type or out of reach. */
export async function findService(db: Executor, reach: Reach, { serviceAccountId, serviceType }: Sought) {
  const [row] = await db
    .select({
      customerNumber: billingAccounts.customerNumber,
      streetAddress: premises.streetAddress,
      unit: premises.unit,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(
      and(
        eq(serviceAccounts.id, serviceAccountId),
        eq(serviceAccounts.serviceType, serviceType),
        within(reach, billingAccounts.customerNumber),
      ),
    )
  return row ?? null
}

/** Readings of periods that ended after the given day, oldest first. */
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

/** From the given month (`YYYY-MM`) on, oldest first. */
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
