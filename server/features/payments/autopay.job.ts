/** Autopay pays each bill once, on the day before it is due, with its autopay method. */
import { z } from 'zod/mini'
import type { AuditJob } from '#shared/access/auditJobs'
import { notifyOfOutcome } from '../../directory/payments/notifyOfOutcome'
import { buildPaymentRow, methodColumnsOf, type PaymentAttempt, payOnceWith } from '../../directory/payments/pay'
import { findPaymentByKey, insertFailedPayment, type PaymentRow } from '../../directory/payments/payments.ledger'
import { recordOutcome } from '../../directory/payments/recordOutcome'
import { findSavedMethod } from '../../directory/payments/savedMethods'
import { AppError } from '../../http/appError'
import { accountQueue } from '../../jobs/accountQueue'
import { defineJob } from '../../jobs/job'
import { enqueueMissing } from '../../jobs/jobs.queries'
import { defineScheduledJob } from '../../jobs/schedule'
import type { Services } from '../../services'
import { findBillsDueForAutopay } from './payments.queries'

const maxAttempts = 25

type DueBill = Awaited<ReturnType<typeof findBillsDueForAutopay>>[number]

/** Any number of processes may run it for the same bill: the bill's key allows one payment, declined or not. */
export const payBillJob = defineJob({
  name: 'pay bill by autopay',
  payload: z.object({ groupId: z.string(), billingAccountNumber: z.string() }),
  maxAttempts,
  keyOf: ({ groupId }) => groupId,
  queueOf: ({ billingAccountNumber }) => accountQueue(billingAccountNumber),
  async run(services, { groupId }) {
    // The bill's balance or scheduled payments may have changed since the job was enqueued.
    const [bill] = await findBillsDueForAutopay(services.db, services.clock.today(), groupId)
    if (bill) await payBill(services, bill)
  },
})

export const dueBillsJob = defineScheduledJob('find bills due for autopay', async ({ db, clock }) => {
  const bills = await findBillsDueForAutopay(db, clock.today())
  const payloads = bills.map(({ groupId, billingAccountNumber }) => ({ groupId, billingAccountNumber }))
  await enqueueMissing(db, payBillJob, payloads)
})

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
    source: 'autopay' satisfies AuditJob,
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
  const method = await findSavedMethod(services, attempt)
  const paymentRow = { ...buildPaymentRow(attempt, services.clock.now()), ...(method && methodColumnsOf(method)) }
  return services.db.transaction(async (tx) => {
    const payment = await insertFailedPayment(tx, { ...paymentRow, status: 'failed', reason: error.message })
    if (!payment) return null
    await notifyOfOutcome(tx, payment)
    const { customerNumber, arrivedAt: at } = attempt
    await recordOutcome(tx, payment, { customerNumber, at })
    return payment
  })
}
