/** Finds scheduled payments before whose day a card may expire, and stores whether it does. */
import { and, asc, eq, gt, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { scheduledPayments } from '../../../db/schema/payments/scheduledPayments'
import { expiryBeforePayment } from './cardExpiry'

/** The expiration date of a card with an alert may have changed since. */
const isToBeChecked = (day: string) =>
  and(
    eq(scheduledPayments.status, 'scheduled'),
    or(gt(scheduledPayments.payOn, day), isNotNull(scheduledPayments.cardExpiresOn)),
  )

/** Returns the customers who have payments with an alert, or scheduled for after the given day. */
export async function findCustomersWithScheduled(db: Executor, day: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ customerNumber: billingAccounts.customerNumber })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(isToBeChecked(day))
  return rows.map(({ customerNumber }) => customerNumber)
}

interface ScheduledCard {
  id: string
  token: string
  payOn: string
}

const findScheduledCards = (
  db: Executor,
  customerNumber: string,
  condition: SQL | undefined,
): Promise<ScheduledCard[]> =>
  db
    .select({ id: scheduledPayments.id, token: scheduledPayments.token, payOn: scheduledPayments.payOn })
    .from(scheduledPayments)
    .innerJoin(billingAccounts, eq(billingAccounts.number, scheduledPayments.billingAccountNumber))
    .where(and(eq(billingAccounts.customerNumber, customerNumber), condition))
    .orderBy(asc(scheduledPayments.payOn), asc(scheduledPayments.id))

/** Returns the payments with an alert, and those that are scheduled for after the given day. */
export const findScheduledAfter = (db: Executor, customerNumber: string, day: string): Promise<ScheduledCard[]> =>
  findScheduledCards(db, customerNumber, isToBeChecked(day))

/** Stores whether the card of a payment expires too soon. Returns when it does; null if it does not. */
export async function storePaymentCardExpiry(
  tx: Executor,
  { id, payOn, expiresOn }: { id: string; payOn: string; expiresOn: string | null },
  today: string,
): Promise<string | null> {
  const cardExpiresOn = expiryBeforePayment({ expiresOn, payOn }, today)
  await tx.update(scheduledPayments).set({ cardExpiresOn }).where(eq(scheduledPayments.id, id))
  return cardExpiresOn
}

/** Stores a new expiration date of a card for all payments that are scheduled with it. */
export async function storeScheduledCardExpiry(
  tx: Executor,
  { customerNumber, token, expiresOn }: { customerNumber: string; token: string; expiresOn: string },
  today: string,
): Promise<void> {
  const withCard = and(eq(scheduledPayments.status, 'scheduled'), eq(scheduledPayments.token, token))
  for (const { id, payOn } of await findScheduledCards(tx, customerNumber, withCard)) {
    await storePaymentCardExpiry(tx, { id, payOn, expiresOn }, today)
  }
}
