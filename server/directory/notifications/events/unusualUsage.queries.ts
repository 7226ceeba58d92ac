/** Compares the latest gas readings and data usage with the usual usage of the same service. */
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../../db/database'
import { rowsOf } from '../../../db/rows'
import { billingAccounts, premises, serviceAccounts } from '../../../db/schema/customers/accounts'
import { dataUsage, gasReadings } from '../../../db/schema/services/usage'
import { hasUsageAlerts, type UsageFacts, type UsageFilter } from './usage.queries'

/** Heating makes winters differ from summers, so a period is compared with the same season. */
const seasonDays = 45
const yearDays = 365
/** The median of fewer periods is not reliable. */
const minPeriods = 3

/** All periods of all services: the gas of a reading, and the data of a month. */
const periods = sql`(
  select ${gasReadings.serviceAccountId} as service, 'gas' as kind, ${gasReadings.periodEnd}::text as period,
    ${gasReadings.periodEnd} as ends_on, ${gasReadings.periodEnd} as known_on, ${gasReadings.therms}::bigint as used
  from ${gasReadings}
  union all
  select ${dataUsage.serviceAccountId}, 'data', ${dataUsage.month}, (${dataUsage.month} || '-01')::date,
    ${dataUsage.countedUntil}, ${dataUsage.downloadMb}::bigint + ${dataUsage.uploadMb}
  from ${dataUsage})`

const Row = z.object({
  kind: z.enum(['gas', 'data']),
  serviceAccountId: z.string(),
  period: z.string(),
  percent: z.int(),
  streetAddress: z.string(),
  unit: z.string(),
  customerNumber: z.string(),
  groupId: z.string(),
})

/** Returns the recent periods with at least this percentage of the median of the same season in earlier years. */
export async function findUnusualUsage(
  db: Executor,
  { since, serviceAccountIds, minPercent }: UsageFilter & { minPercent: number },
): Promise<UsageFacts[]> {
  const found = await db.execute(sql`
    select recent.kind, recent.service as "serviceAccountId", recent.period,
      (recent.used * 100 / usual.median)::int as percent,
      ${premises.streetAddress} as "streetAddress", ${premises.unit} as unit,
      ${billingAccounts.customerNumber} as "customerNumber", ${billingAccounts.groupId} as "groupId"
    from ${periods} recent
    cross join lateral (
      select percentile_cont(0.5) within group (order by earlier.used) as median, count(*) as count
      from ${periods} earlier
      where earlier.service = recent.service and earlier.kind = recent.kind
        and earlier.ends_on < recent.ends_on - ${sql.raw(String(yearDays - seasonDays))}
        and ((recent.ends_on - earlier.ends_on) + ${sql.raw(String(seasonDays))}) % ${sql.raw(String(yearDays))}
          <= ${sql.raw(String(2 * seasonDays))}
    ) usual
    inner join ${serviceAccounts} on ${serviceAccounts.id} = recent.service
    inner join ${billingAccounts} on ${billingAccounts.number} = ${serviceAccounts.billingAccountNumber}
    inner join ${premises} on ${premises.number} = ${serviceAccounts.premiseNumber}
    where recent.known_on >= ${since} and ${hasUsageAlerts}
      ${serviceAccountIds ? sql`and recent.service = any(${sql.param([...serviceAccountIds])}::text[])` : sql``}
      and usual.count >= ${sql.raw(String(minPeriods))} and usual.median > 0
      and recent.used * 100 >= usual.median * ${minPercent}`)
  return rowsOf(Row, found).map(({ streetAddress, unit, ...row }) => ({
    ...row,
    address: addressLine(streetAddress, unit),
  }))
}
