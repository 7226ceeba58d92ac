/** Finds billing accounts on autopay, and stores which of their methods expire. */
import { and, eq, isNotNull } from 'drizzle-orm'
import { addDays } from '#shared/format/dates'
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

/** A card that expires later than this is no reason for an alert. */
const alertDays = 60

/** Stores that an autopay card expires soon or has expired, or that it is valid for longer. */
export async function storeCardExpiry(
  tx: Executor,
  card: typeof expiringAutopayCards.$inferInsert,
  today: string,
): Promise<void> {
  if (card.expiresOn > addDays(today, alertDays)) return deleteExpiringCard(tx, card.billingAccountNumber)
  await tx
    .insert(expiringAutopayCards)
    .values(card)
    .onConflictDoUpdate({ target: expiringAutopayCards.billingAccountNumber, set: card })
}

export async function deleteExpiringCard(db: Executor, accountNumber: string): Promise<void> {
  await db.delete(expiringAutopayCards).where(eq(expiringAutopayCards.billingAccountNumber, accountNumber))
}
