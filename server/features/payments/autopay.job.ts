/** Autopay pays each bill once, on the day before it is due, with its autopay method. */
import { z } from 'zod/mini'
import type { AuditJob } from '#shared/access/auditJobs'
import { methodColumnsOf, type PaymentAttempt, payOnceWith } from '../../directory/payments/pay'
import { findPaymentByKey, type PaymentRow } from '../../directory/payments/payments.ledger'
import { findSavedMethod } from '../../directory/payments/savedMethods'
import { storeFailedPayment } from '../../directory/payments/storeFailedPayment'
import { AppError } from '../../http/appError'
import { accountQueue } from '../../jobs/accountQueue'
import { enqueueDue } from '../../jobs/dueJobs'
import { defineJob } from '../../jobs/job'
import { defineScheduledJob } from '../../jobs/schedule'
import type { Services } from '../../services'
import { findBillsDueForAutopay } from './payments.queries'

const maxAttempts = 25

type DueBill = Awaited<ReturnType<typeof findBillsDueForAutopay>>[number]

/** Any number of processes may run it for the same bill: the bill's key allows one payment, declined or not. */
export const payBillJob = defineJob({
  name: 'pay bill by autopay',
  payload: z.object({ groupId: z.string(), billingAccountNumber: z.string(), dueOn: z.nullable(z.string()) }),
  maxAttempts,
  // A job that has failed for the last time must not hold up the next bill.
  keyOf: ({ groupId, dueOn }) => `${groupId} ${dueOn}`,
  queueOf: ({ billingAccountNumber }) => accountQueue(billingAccountNumber),
  async run(services, { groupId }) {
    // The bill's balance or scheduled payments may have changed since the job was enqueued.
    const [bill] = await findBillsDueForAutopay(services.db, services.clock.today(), groupId)
    if (bill) await payBill(services, bill)
  },
})

export const dueBillsJob = defineScheduledJob('find bills due for autopay', async ({ db, clock }) => {
  const bills = await findBillsDueForAutopay(db, clock.today())
  const payloads = bills.map(({ groupId, billingAccountNumber, dueOn }) => ({ groupId, billingAccountNumber, dueOn }))
  await enqueueDue(db, payBillJob, payloads)
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
  const payment = await payOnceWith(services, attempt).catch((error: unknown) => handleError(services, attempt, error))
  if (payment) services.log.info({ paymentId: payment.id, status: payment.status }, 'autopay has handled a bill')
}

/**
 * A missing or expired method fails this bill for good, and the stored payment ensures that the customer is notified
 * once. A bill that is being paid is found again later, if anything is still owed.
 */
async function handleError(services: Services, attempt: PaymentAttempt, error: unknown): Promise<PaymentRow | null> {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'duplicate_payment') return null
  const method = await findSavedMethod(services, attempt)
  return storeFailedPayment(services, attempt, { method: method ? methodColumnsOf(method) : {}, reason: error.message })
}
