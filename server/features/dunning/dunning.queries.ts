/** Places and ends holds on gas accounts. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { HoldReason } from '#shared/billing/dunning'
import type { Executor } from '../../db/database'
import { dunningHolds } from '../../db/schema/billing/dunning'
import { billingAccounts } from '../../db/schema/customers/accounts'

/** Returns the customer of an active gas account and locks it until the transaction ends; null when there is none. */
export async function lockGasAccount(tx: Executor, number: string): Promise<{ customerNumber: string } | null> {
  const [account] = await tx
    .select({ customerNumber: billingAccounts.customerNumber })
    .from(billingAccounts)
    .where(
      and(
        eq(billingAccounts.number, number),
        eq(billingAccounts.serviceGroup, 'GAS'),
        eq(billingAccounts.status, 'active'),
      ),
    )
    .for('no key update')
  return account ?? null
}

interface NewHold {
  billingAccountNumber: string
  reason: HoldReason
  note: string
  heldUntil: string | null
  placedBy: string
  placedAt: Date
}

/** Returns null when another hold is still active. An expired hold is ended first. */
export async function insertHold(tx: Executor, hold: NewHold, today: string): Promise<string | null> {
  await tx
    .update(dunningHolds)
    .set({ endedAt: hold.placedAt })
    .where(
      and(
        eq(dunningHolds.billingAccountNumber, hold.billingAccountNumber),
        isNull(dunningHolds.endedAt),
        sql`${dunningHolds.heldUntil} < ${today}`,
      ),
    )
  const [placed] = await tx.insert(dunningHolds).values(hold).onConflictDoNothing().returning({ id: dunningHolds.id })
  return placed?.id ?? null
}

export async function findHold(db: Executor, id: string) {
  const [hold] = await db
    .select({ hold: dunningHolds, customerNumber: billingAccounts.customerNumber })
    .from(dunningHolds)
    .innerJoin(billingAccounts, eq(billingAccounts.number, dunningHolds.billingAccountNumber))
    .where(eq(dunningHolds.id, id))
  return hold ?? null
}

/** Ends a hold and returns whether it was active. */
export async function closeHold(tx: Executor, id: string, now: Date): Promise<boolean> {
  const closed = await tx
    .update(dunningHolds)
    .set({ endedAt: now })
    .where(and(eq(dunningHolds.id, id), isNull(dunningHolds.endedAt)))
    .returning({ id: dunningHolds.id })
  return closed.length > 0
}
