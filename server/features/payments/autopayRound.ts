/** Autopay: pays each bill the day before it is due, once, with the method that was chosen for it. */
import { formatCents } from '#shared/money'
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { findHolderEmail } from '../customers/queries'
import { AppError } from '../../http/appError'
import { findByKey, insertFailed, type PaymentRow } from './ledger'
import { payOnceWith, plannedPayment, type Attempt } from './pay'
import { findAutopayDue } from './queries'
import { outcomeOf } from './rules'

const everyMs = 10 * 60_000

type DueBill = Awaited<ReturnType<typeof findAutopayDue>>[number]

/** One round. Any number of processes may run it at once: a bill's key lets one payment through, declined or not. */
export async function payDueBills(services: Services, isStopping: () => boolean): Promise<void> {
  for (const bill of await findAutopayDue(services.db, services.clock.today())) {
    if (isStopping()) return
    try {
      // A round may take long: what is owed, and what was scheduled, is looked at again bill by bill.
      const [now] = await findAutopayDue(services.db, services.clock.today(), bill.groupId)
      if (now) await payBill(services, now)
    } catch (error) {
      services.log.error({ err: error, groupId: bill.groupId }, 'autopay could not pay a bill')
    }
  }
}

async function payBill(services: Services, bill: DueBill): Promise<void> {
  if (bill.token === null || bill.dueOn === null) return
  const idempotencyKey = `autopay:${bill.groupId}:${bill.dueOn}`
  if (await findByKey(services.db, null, idempotencyKey)) return
  const attempt: Attempt = {
    ...bill,
    token: bill.token,
    userId: null,
    channel: 'autopay',
    idempotencyKey,
    arrivedAt: services.clock.now(),
    address: 'autopay',
  }
  const payment = await payOnceWith(services, attempt).catch((error: unknown) => bookRefusal(services, attempt, error))
  if (payment === null) return
  services.log.info({ paymentId: payment.id, status: payment.status }, 'autopay has handled a bill')
  if (outcomeOf(payment.status) === 'DECLINED') await tellDeclined(services, bill, payment.reason)
}

/** A method that is gone or has expired fails this bill for good; it is on the books so that it is told once. */
async function bookRefusal(services: Services, attempt: Attempt, error: unknown): Promise<PaymentRow | null> {
  if (!(error instanceof AppError) || error.code === 'duplicate_payment') throw error
  return insertFailed(services.db, {
    ...plannedPayment(attempt, services.clock.now()),
    status: 'failed',
    reason: error.message,
  })
}

async function tellDeclined({ db, notifier, config }: Services, bill: DueBill, reason: string): Promise<void> {
  const contact = await findHolderEmail(db, bill.customerNumber)
  if (!contact) return
  await notifier.sendMail({
    to: contact.email,
    subject: 'Autopay couldn’t pay your bill',
    text: `Hi ${contact.firstName},\n\nAutopay couldn’t pay ${formatCents(bill.amount)} for billing account ${bill.billingAccountNumber}. ${reason}\n\nThe bill is still due. Pay it in the portal with another method, and choose that method for autopay.\n\n${config.BRAND_NAME}`,
  })
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startAutopay = (services: Services): (() => void) =>
  startRounds(services.background, { name: 'autopay', everyMs, run: (isStopping) => payDueBills(services, isStopping) })
