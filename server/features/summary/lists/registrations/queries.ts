/** Customers of the old system who have become users. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { ListedRegistration } from '#shared/contract/operationLists'
import type { Executor } from '../../../../db/database'
import { billingAccounts, customers } from '../../../../db/schema/accounts'
import { legacyAccounts } from '../../../../db/schema/legacy'
import { customerInCommunity } from '../../../../directory/communities/queries'
import { type Asked } from '../../range/queries'
import {
  behind,
  communityOfAccount,
  countRows,
  markOf,
  newestFirst,
  paged,
  sinceDays,
  type PageAsked,
} from '../page/queries'

const order = { moment: legacyAccounts.registeredAt, key: legacyAccounts.migrationAccountParentId }

/** Where the first of a customer's services is. */
const community = sql<string>`coalesce((select ${communityOfAccount} from ${billingAccounts}
  where ${billingAccounts.customerNumber} = ${customers.number} order by ${billingAccounts.number} limit 1), '')`

const isMeant = (asked: Asked) =>
  and(
    isNotNull(legacyAccounts.registeredAt),
    sinceDays(legacyAccounts.registeredAt, asked),
    customerInCommunity(legacyAccounts.customerNumber, asked),
  )

export const countRegisteredRows = (db: Executor, asked: Asked) => countRows(db, legacyAccounts, isMeant(asked))

export async function findRegistered(db: Executor, asked: Asked, page: PageAsked) {
  const rows = await db
    .select({
      parentId: legacyAccounts.migrationAccountParentId,
      registeredAt: legacyAccounts.registeredAt,
      customerNumber: customers.number,
      name: customers.name,
      community,
      mark: markOf(order),
    })
    .from(legacyAccounts)
    .innerJoin(customers, eq(customers.number, legacyAccounts.customerNumber))
    .where(and(isMeant(asked), behind(order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.page_size + 1)
  const { shown, next } = paged(rows, page)
  return {
    rows: shown.map(
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
