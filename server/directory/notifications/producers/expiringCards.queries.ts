/** Finds billing accounts on autopay whose methods are to be checked, and stores which of them expire. */
import { and, eq, gte, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { autopayCardChecks, expiringAutopayCards } from '../../../db/schema/payments/autopayCards'
import { expiresSoon } from './cardExpiry'

/** Returns the accounts whose current method was not checked since the given day. */
export async function findUncheckedAccounts(db: Executor, since: string): Promise<string[]> {
  const check = db
    .select({ one: sql`1` })
    .from(autopayCardChecks)
    .where(
      and(
        eq(autopayCardChecks.billingAccountNumber, billingAccounts.number),
        eq(autopayCardChecks.token, billingAccounts.autopayToken),
        gte(autopayCardChecks.checkedOn, since),
      ),
    )
  const rows = await db
    .select({ number: billingAccounts.number })
    .from(billingAccounts)
    .where(and(isNotNull(billingAccounts.autopayToken), eq(billingAccounts.status, 'active'), notExists(check)))
  return rows.map(({ number }) => number)
}

export async function recordCheck(tx: Executor, check: typeof autopayCardChecks.$inferInsert): Promise<void> {
  await tx
    .insert(autopayCardChecks)
    .values(check)
    .onConflictDoUpdate({ target: autopayCardChecks.billingAccountNumber, set: check })
}

export async function findAutopayAccount(db: Executor, number: string) {
  const [account] = await db
    .select({ customerNumber: billingAccounts.customerNumber, token: billingAccounts.autopayToken })
    .from(billingAccounts)
    .where(and(eq(billingAccounts.number, number), isNotNull(billingAccounts.autopayToken)))
  return account?.token ? { customerNumber: account.customerNumber, token: account.token } : null
}

/** Stores that an autopay card expires soon or has expired, or that it is valid for longer. */
export async function storeCardExpiry(
  tx: Executor,
  card: typeof expiringAutopayCards.$inferInsert,
  today: string,
): Promise<void> {
  if (!expiresSoon(card.expiresOn, today)) return deleteExpiringCard(tx, card.billingAccountNumber)
  await tx
    .insert(expiringAutopayCards)
    .values(card)
    .onConflictDoUpdate({ target: expiringAutopayCards.billingAccountNumber, set: card })
}

export async function deleteExpiringCard(db: Executor, accountNumber: string): Promise<void> {
  await db.delete(expiringAutopayCards).where(eq(expiringAutopayCards.billingAccountNumber, accountNumber))
}
