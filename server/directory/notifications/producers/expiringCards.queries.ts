/** Finds billing accounts on autopay. */
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'

export async function findAutopayAccounts(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ number: billingAccounts.number })
    .from(billingAccounts)
    .where(and(isNotNull(billingAccounts.autopayToken), eq(billingAccounts.status, 'active')))
  return rows.map(({ number }) => number)
}

export async function findAutopayAccount(db: Executor, number: string) {
  const [account] = await db
    .select({ customerNumber: billingAccounts.customerNumber, token: billingAccounts.autopayToken })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.number, number), isNotNull(billingAccounts.autopayToken)))
  return account ?? null
}
