/** Reads bills and billing accounts that customers are notified about. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { statements } from '../../../db/schema/billing/statements'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { pastDueBalance } from '../../payments/pastDue.queries'
import { scheduledAmount } from '../../payments/scheduledAmount.queries'

export type AccountFacts = typeof billingAccounts.$inferSelect

export async function findAccountFacts(
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const rows = await db
    .select()
    .from(billingAccounts)
    .where(inArray(billingAccounts.number, [...new Set(numbers)]))
  return new Map(rows.map((row) => [row.number, row]))
}

/** Returns the part of the balance that is past due already, by account. */
export async function findPastDueBalances(
  db: Executor,
  { numbers, today }: { numbers: readonly string[]; today: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ number: billingAccounts.number, amount: pastDueBalance(today) })
    .from(billingAccounts)
    .where(inArray(billingAccounts.number, [...new Set(numbers)]))
  return new Map(rows.map(({ number, amount }) => [number, amount]))
}

/** Returns how much is scheduled to be paid in time, by account. */
export async function findScheduledAmounts(
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ number: billingAccounts.number, amount: scheduledAmount })
    .from(billingAccounts)
    .where(inArray(billingAccounts.number, [...new Set(numbers)]))
  return new Map(rows.map(({ number, amount }) => [number, amount]))
}

export const findBillFacts = (db: Executor, statementIds: readonly string[]) =>
  db
    .select({
      id: statements.id,
      account: statements.billingAccountNumber,
      previousBalance: statements.previousBalance,
      charges: statements.charges,
      dueOn: statements.dueOn,
      customerNumber: billingAccounts.customerNumber,
      groupId: billingAccounts.groupId,
      autopayToken: billingAccounts.autopayToken,
    })
    .from(statements)
    .innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber))
    .where(inArray(statements.id, [...statementIds]))
