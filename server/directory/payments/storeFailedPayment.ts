/** Stores a payment by a job that failed before anyone could be charged, so that it appears in the history. */
import type { Services } from '../../services'
import { notifyOfOutcome } from './notifyOfOutcome'
import { buildPaymentRow, type PaymentAttempt } from './pay'
import { insertFailedPayment, type PaymentRow } from './payments.ledger'
import { recordOutcome } from './recordOutcome'

type MethodColumns = Partial<Pick<PaymentRow, 'category' | 'methodType' | 'methodLast4'>>

/** Returns null when another process was first. */
export async function storeFailedPayment(
  { db, clock }: Services,
  attempt: PaymentAttempt,
  { method, reason }: { method: MethodColumns; reason: string },
): Promise<PaymentRow | null> {
  const row = { ...buildPaymentRow(attempt, clock.now()), ...method, status: 'failed' as const, reason }
  return db.transaction(async (tx) => {
    const payment = await insertFailedPayment(tx, row)
    if (!payment) return null
    await notifyOfOutcome(tx, payment)
    await recordOutcome(tx, payment, { customerNumber: attempt.customerNumber, at: attempt.arrivedAt })
    return payment
  })
}
