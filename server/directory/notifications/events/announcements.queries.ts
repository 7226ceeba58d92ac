/** Reads announcements that customers are notified about. */
import { and, inArray } from 'drizzle-orm'
import { groupBy } from '#shared/groupBy'
import type { Executor } from '../../../db/database'
import { announcements } from '../../../db/schema/content/announcements'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { isLive } from '../../announcements/announcements.queries'

/** Leaves out those that have ended or were withdrawn. */
export async function findLiveAnnouncements(db: Executor, { ids, now }: { ids: readonly string[]; now: Date }) {
  const rows = await db
    .select({
      id: announcements.id,
      title: announcements.title,
      body: announcements.body,
      kind: announcements.kind,
      endsAt: announcements.endsAt,
    })
    .from(announcements)
    .where(and(inArray(announcements.id, [...new Set(ids)]), isLive(now)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns the billing groups of each customer. */
export async function findGroupsOfCustomers(
  db: Executor,
  customerNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .select({ customerNumber: billingAccounts.customerNumber, groupId: billingAccounts.groupId })
    .from(billingAccounts)
    .where(inArray(billingAccounts.customerNumber, [...new Set(customerNumbers)]))
  return new Map(
    [...groupBy(rows, ({ customerNumber }) => customerNumber)].map(([number, ofCustomer]) => [
      number,
      ofCustomer.map(({ groupId }) => groupId),
    ]),
  )
}
