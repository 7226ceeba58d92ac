/** Queries legacy customers who have registered. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ListedRegistration } from '#shared/contract/operations/operationLists'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { billingAccounts, customers } from '../../db/schema/customers/accounts'
import { legacyAccounts } from '../../db/schema/customers/registrations'
import { customerInCommunity } from '../../directory/communities.queries'
import type { SummaryRange } from '../../directory/summaryRange.queries'
import { communityOfAccount, countRows, isWithinDays, type ListPageRequest } from './page.queries'

const order = { moment: legacyAccounts.registeredAt, keys: [legacyAccounts.migrationAccountParentId] }

/** The community of a customer's first service. */
const community = sql<string>`coalesce((select ${communityOfAccount} from ${billingAccounts}
  where ${billingAccounts.customerNumber} = ${customers.number} order by ${billingAccounts.number} limit 1), '')`

const matchesRange = (range: SummaryRange) =>
  and(
    isNotNull(legacyAccounts.registeredAt),
    isWithinDays(legacyAccounts.registeredAt, range),
    customerInCommunity(legacyAccounts.customerNumber, range),
  )

export const countRegisteredRows = (db: Executor, range: SummaryRange) =>
  countRows(db, legacyAccounts, matchesRange(range))

export async function findRegisteredCustomers(db: Executor, range: SummaryRange, page: ListPageRequest) {
  const rows = await db
    .select({
      parentId: legacyAccounts.migrationAccountParentId,
      registeredAt: legacyAccounts.registeredAt,
      customerNumber: customers.number,
      name: customers.name,
      community,
      micros: microsOf(order),
    })
    .from(legacyAccounts)
    .innerJoin(customers, eq(customers.number, legacyAccounts.customerNumber))
    .where(and(matchesRange(range), isAfterCursor(order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.page_size + 1)
  const { pageRows, next } = toPage(rows, page.page_size, ({ parentId }) => [parentId])
  return {
    rows: pageRows.map(
      (row): ListedRegistration => ({
        migration_account_parent_id: row.parentId,
        registered_at: row.registeredAt?.toISOString() ?? '',
        crm_customer_number: row.customerNumber,
        name: row.name,
        community: row.community,
      }),
    ),
    next,
  }
}
