/** Finds billing accounts on autopay, and stores which of their methods expire. */
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/accounts'
import { expiringAutopayCards } from '../../../db/schema/billing'

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
  return account?.token ? { customerNumber: account.customerNumber, token: account.token } : null
}

export async function storeExpiringCard(tx: Executor, card: typeof expiringAutopayCards.$inferInsert): Promise<void> {
  await tx
    .insert(expiringAutopayCards)
    .values(card)
    .onConflictDoUpdate({ target: expiringAutopayCards.billingAccountNumber, set: card })
}

export async function deleteExpiringCard(db: Executor, accountNumber: string): Promise<void> {
  await db.delete(expiringAutopayCards).where(eq(expiringAutopayCards.billingAccountNumber, accountNumber))
}
