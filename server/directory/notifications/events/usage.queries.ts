/** Compares gas readings and data usage with the same month a year earlier, where contacts want usage alerts. */
import { and, eq, gte, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../../db/schema/customers/accounts'
import { communicationPreferences } from '../../../db/schema/customers/communication'
import { dataUsage, gasReadings } from '../../../db/schema/services/usage'

export interface UsageFacts {
  kind: 'gas' | 'data'
  serviceAccountId: string
  /** The last day of a reading, or a month. */
  period: string
  percent: number
  address: string
  customerNumber: string
  groupId: string
}

export interface UsageFilter {
  /** The first day that counts. */
  since: string
  /** Only these services; all if missing. */
  serviceAccountIds?: readonly string[]
}

const place = {
  streetAddress: premises.streetAddress,
  unit: premises.unit,
  customerNumber: billingAccounts.customerNumber,
  groupId: billingAccounts.groupId,
}

const ofServices = (
  column: typeof gasReadings.serviceAccountId | typeof dataUsage.serviceAccountId,
  ids: UsageFilter['serviceAccountIds'],
): SQL | undefined => (ids ? inArray(column, [...ids]) : undefined)

/** Usage alerts are off until a contact turns them on, so no other account needs an event. */
export const hasUsageAlerts = sql`exists (select 1 from ${communicationPreferences}
  where ${communicationPreferences.billingGroupId} = ${billingAccounts.groupId}
    and jsonb_array_length(coalesce(${communicationPreferences.channels} -> 'usage_alert', '[]')) > 0)`

/** A year earlier, a reading ended within the two weeks around the same day. */
export async function findHighGas(db: Executor, { since, serviceAccountIds }: UsageFilter): Promise<UsageFacts[]> {
  const before = alias(gasReadings, 'before')
  const yearAgo = sql`${gasReadings.periodEnd} - interval '1 year'`
  const rows = await db
    .select({
      ...place,
      serviceAccountId: gasReadings.serviceAccountId,
      period: gasReadings.periodEnd,
      percent: sql<number>`(${gasReadings.therms} * 100 / ${before.therms})::int`,
    })
    .from(gasReadings)
    .innerJoin(
      before,
      and(
        eq(before.serviceAccountId, gasReadings.serviceAccountId),
        gte(before.periodEnd, sql`(${yearAgo} - interval '14 days')::date`),
        lte(before.periodEnd, sql`(${yearAgo} + interval '14 days')::date`),
      ),
    )
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, gasReadings.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(
      and(
        gte(gasReadings.periodEnd, since),
        hasUsageAlerts,
        sql`${before.therms} > 0`,
        ofServices(gasReadings.serviceAccountId, serviceAccountIds),
      ),
    )
  return rows.map(({ streetAddress, unit, ...row }) => ({
    ...row,
    kind: 'gas',
    address: addressLine(streetAddress, unit),
  }))
}

const total = (usage: Record<'downloadMb' | 'uploadMb', SQLWrapper>): SQL =>
  sql`(${usage.downloadMb}::bigint + ${usage.uploadMb})`

export async function findHighData(db: Executor, { since, serviceAccountIds }: UsageFilter): Promise<UsageFacts[]> {
  const before = alias(dataUsage, 'before')
  const rows = await db
    .select({
      ...place,
      serviceAccountId: dataUsage.serviceAccountId,
      period: dataUsage.month,
      percent: sql<number>`(${total(dataUsage)} * 100 / ${total(before)})::int`,
    })
    .from(dataUsage)
    .innerJoin(
      before,
      and(
        eq(before.serviceAccountId, dataUsage.serviceAccountId),
        eq(before.month, sql`to_char((${dataUsage.month} || '-01')::date - interval '1 year', 'YYYY-MM')`),
      ),
    )
    .innerJoin(serviceAccounts, eq(serviceAccounts.id, dataUsage.serviceAccountId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(
      and(
        gte(dataUsage.countedUntil, since),
        hasUsageAlerts,
        sql`${total(before)} > 0`,
        ofServices(dataUsage.serviceAccountId, serviceAccountIds),
      ),
    )
  return rows.map(({ streetAddress, unit, ...row }) => ({
    ...row,
    kind: 'data',
    address: addressLine(streetAddress, unit),
  }))
}
