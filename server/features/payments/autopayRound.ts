/** Autopay: pays each bill the day before it is due, once, with the method that was chosen for it. */
import { addDays } from '#shared/dates'
import { formatCents } from '#shared/money'
import { startRounds } from '../../background'
import type { Services } from '../../services'
import { findCustomerEmail } from '../customers/queries'
import { findByKey } from './ledger'
import { payOnceWith } from './pay'
import { findAutopayDue } from './queries'
import { outcomeOf } from './rules'

const everyMs = 10 * 60_000

type DueBill = Awaited<ReturnType<typeof findAutopayDue>>[number]

/** One round. Any number of processes may run it at once: a bill's key lets one payment through, declined or not. */
export async function payDueBills(services: Services, isStopping: () => boolean): Promise<void> {
  for (const bill of await findAutopayDue(services.db, addDays(services.clock.today(), 1))) {
    if (isStopping()) return
    try {
      await payBill(services, bill)
    } catch (error) {
      services.log.error({ err: error, groupId: bill.groupId }, 'autopay could not pay a bill')
    }
  }
}

async function payBill(services: Services, bill: DueBill): Promise<void> {
  if (bill.token === null || bill.dueOn === null) return
  const idempotencyKey = `autopay:${bill.groupId}:${bill.dueOn}`
  const isNew = !(await findByKey(services.db, null, idempotencyKey))
  if (!isNew) return
  const payment = await payOnceWith(services, {
    ...bill,
    token: bill.token,
    userId: null,
    channel: 'autopay',
    idempotencyKey,
    arrivedAt: services.clock.now(),
    address: 'autopay',
  })
  services.log.info({ paymentId: payment.id, status: payment.status }, 'autopay paid a bill')
  if (outcomeOf(payment.status) === 'DECLINED') await tellDeclined(services, bill, payment.reason)
}

async function tellDeclined({ db, notifier, config }: Services, bill: DueBill, reason: string): Promise<void> {
  const contact = await findCustomerEmail(db, bill.customerNumber)
  if (!contact) return
  await notifier.sendMail({
    to: contact.email,
    subject: 'Autopay could not pay your bill',
    text: `Hello ${contact.firstName},\n\nautopay could not pay ${formatCents(bill.amount)} for billing account ${bill.billingAccountNumber}. ${reason}\n\nThe bill is still open. Pay it in the portal with another method, and choose that one for autopay.\n\n${config.BRAND_NAME}`,
  })
}

/** Starts the rounds, the first at once; the answer stops them. */
export const startAutopay = (services: Services): (() => void) =>
  startRounds(services.background, { name: 'autopay', everyMs, run: (isStopping) => payDueBills(services, isStopping) })
