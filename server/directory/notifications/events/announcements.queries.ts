/** Reads announcements that customers are notified about. */
import { inArray } from 'drizzle-orm'
import { groupBy } from '#shared/groupBy'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { announcements } from '../../../db/schema/announcements'

export async function findAnnouncements(db: Executor, ids: readonly string[]) {
  const rows = await db
    .select({ id: announcements.id, title: announcements.title, body: announcements.body, kind: announcements.kind })
    .from(announcements)
    .where(inArray(announcements.id, [...new Set(ids)]))
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
