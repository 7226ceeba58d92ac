/** Queries what a billing group owes. */
import { eq, sql } from 'drizzle-orm'
import type { Balance } from '#shared/contract/payments/balance'
import type { viewBalance } from '#shared/contract/payments/payments'
import type { ParsedOf } from '#shared/http/endpoint'
import { serviceGroupOf } from '#shared/services/services'
import { batched } from '../../db/batched'
import { builtStatement } from '../../db/builtStatement'
import type { Database } from '../../db/database'
import { billingAccounts, serviceAccounts } from '../../db/schema/customers/accounts'
import { type CustomerScope, isInScope } from '../../http/customerScope'
import { autopayDayOf, dueDayOf } from './rules'

interface CustomerBalance extends Balance {
  customerNumber: string
}

const balancesStatement = builtStatement('find_balances', ['serviceAccountIds'], (db, { serviceAccountIds }) =>
  db
    .select({
      serviceAccountId: serviceAccounts.id,
      serviceType: serviceAccounts.serviceType,
      groupId: billingAccounts.groupId,
      customerNumber: billingAccounts.customerNumber,
      balance: billingAccounts.balance,
      dueOn: billingAccounts.dueOn,
      autopayToken: billingAccounts.autopayToken,
    })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(sql`${serviceAccounts.id} = any(${serviceAccountIds})`),
)

/**
 * Returns the balance of a billing group that has the given service account of that type, in scope; null otherwise.
 * Every page makes this call, so concurrent calls share one prepared query.
 */
export function prepareFindBalance(db: Database) {
  const findRow = batched(async (serviceAccountIds: string[]) => {
    const rows = await balancesStatement(db, { serviceAccountIds })
    const byService = new Map(rows.map((row) => [row.serviceAccountId, row]))
    return serviceAccountIds.map((id) => byService.get(id) ?? null)
  })

  return async (
    scope: CustomerScope,
    request: ParsedOf<typeof viewBalance>['body'],
  ): Promise<CustomerBalance | null> => {
    const row = await findRow(request.service_account_id)
    if (row?.groupId !== request.billing_group_id || !isInScope(scope, row.customerNumber)) return null
    if (serviceGroupOf(row.serviceType) !== serviceGroupOf(request.service_type)) return null
    const dueOn = dueDayOf(row.balance, row.dueOn)
    const isAutopay = row.autopayToken !== null
    return {
      customerNumber: row.customerNumber,
      unpaidBalance: row.balance,
      dueOn,
      autopayOn: isAutopay && dueOn ? autopayDayOf(dueOn) : null,
      autopayEnabled: isAutopay,
    }
  }
}
