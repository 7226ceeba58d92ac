/** Reads bills and billing accounts that customers are notified about. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { statements } from '../../../db/schema/billing'

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
