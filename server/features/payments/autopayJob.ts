/** The autopay job pays each bill once, on the day before it is due, with its autopay method. */

import { startPeriodicJob } from '../../background'
import { enqueueOutcomeMail } from '../../directory/payments/outcomeMails'
import { buildPlannedPayment, type PaymentAttempt, payOnceWith } from '../../directory/payments/pay'
import { findPaymentByKey, insertFailedPayment, type PaymentRow } from '../../directory/payments/payments.ledger'
import { AppError } from '../../http/appError'
import type { Services } from '../../services'
import { findBillsDueForAutopay } from './payments.queries'

const intervalMs = 10 * 60_000

type DueBill = Awaited<ReturnType<typeof findBillsDueForAutopay>>[number]

/**
 * Pays all due bills. Any number of processes may run it at once: each bill's key allows one payment, declined or not.
 */
export async function payDueBills(services: Services, isStopping: () => boolean): Promise<void> {
  for (const bill of await findBillsDueForAutopay(services.db, services.clock.today())) {
    if (isStopping()) return
    try {
      // A run may take long, so each bill is read again in case its balance or scheduled payments changed.
      const [currentBill] = await findBillsDueForAutopay(services.db, services.clock.today(), bill.groupId)
      if (currentBill) await payBill(services, currentBill)
    } catch (error) {
      services.log.error({ err: error, groupId: bill.groupId }, 'autopay could not pay a bill')
    }
  }
}

async function payBill(services: Services, bill: DueBill): Promise<void> {
  if (bill.token === null || bill.dueOn === null) return
  const idempotencyKey = `autopay:${bill.groupId}:${bill.dueOn}`
  if (await findPaymentByKey(services.db, null, idempotencyKey)) return
  const attempt: PaymentAttempt = {
    ...bill,
    token: bill.token,
    userId: null,
    channel: 'autopay',
    idempotencyKey,
    arrivedAt: services.clock.now(),
    address: 'autopay',
  }
  const payment = await payOnceWith(services, attempt).catch((error: unknown) =>
    storeFailedPayment(services, attempt, error),
  )
  if (payment) services.log.info({ paymentId: payment.id, status: payment.status }, 'autopay has handled a bill')
}

/**
 * A missing or expired method fails this bill for good. The stored payment ensures that the customer is notified once.
 */
async function storeFailedPayment(
  services: Services,
  attempt: PaymentAttempt,
  error: unknown,
): Promise<PaymentRow | null> {
  if (!(error instanceof AppError) || error.code === 'duplicate_payment') throw error
  const planned = buildPlannedPayment(attempt, services.clock.now())
  return services.db.transaction(async (tx) => {
    const payment = await insertFailedPayment(tx, { ...planned, status: 'failed', reason: error.message })
    if (payment) await enqueueOutcomeMail(services, tx, { payment, customerNumber: attempt.customerNumber })
    return payment
  })
}

/** Starts the job, with the first run at once. The returned function stops it. */
export const startAutopayJob = (services: Services): (() => void) =>
  startPeriodicJob(services.background, {
    name: 'autopay',
    everyMs: intervalMs,
    run: (isStopping) => payDueBills(services, isStopping),
  })
