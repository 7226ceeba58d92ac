/** What is put in writing about a scheduled payment. One that was made has its receipt, like any other payment. */
import { methodName } from '#shared/brands'
import { formatDay } from '#shared/dates'
import { formatCents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import type { Services } from '../../services'
import { findHolderEmail } from '../customers/queries'
import { findPayer } from '../payments/queries'
import type { ScheduledRow } from './queries'
import * as paymentTexts from '#shared/texts/payments'

/** Sends it beside the answer: the change stands, whatever becomes of the mail. */
export function sendScheduleNoticeLater(services: Services, customerNumber: string, row: ScheduledRow): void {
  services.background.run('send a notice of a scheduled payment', () =>
    sendScheduleNotice(services, customerNumber, row),
  )
}

/** To the one who scheduled it, or to the customer if that person is no longer one of theirs. */
export async function sendScheduleNotice(services: Services, customerNumber: string, row: ScheduledRow): Promise<void> {
  const { db, notifier, config } = services
  const notice = noticeOf(row)
  if (!notice || !notifier.channels.email) return
  const recipient = (await findPayer(db, row.userId, customerNumber)) ?? (await findHolderEmail(db, customerNumber))
  if (!recipient) return
  await notifier.sendMail({
    to: recipient.email,
    subject: notice.subject,
    text: `Hello ${recipient.firstName},\n\n${notice.text}\n\n${config.BRAND_NAME}`,
  })
}

const notYou = 'If this was not you, change your password and call us.'

function noticeOf(row: ScheduledRow): { subject: string; text: string } | null {
  const day = formatDay(row.payOn)
  const what = `${formatCents(row.amount)} for billing account ${row.billingAccountNumber}`
  switch (row.status) {
    case 'scheduled': {
      const fee = feeOf(row.category, row.amount)
      const charged = `${formatCents(row.amount + fee)}${fee > 0 ? `, with the processing fee of ${formatCents(fee)},` : ''}`
      return {
        subject: `Your payment is scheduled for ${day}`,
        text: `You authorized us to charge ${charged} to ${methodName(row.methodType, row.methodLast4)} on ${day}: it pays ${what}. ${paymentTexts.scheduleRule}\n\nUntil the day before you can cancel it in the portal under Payment Methods. ${notYou}`,
      }
    }
    case 'cancelled':
      return {
        subject: `Your payment for ${day} is cancelled`,
        text: `The payment of ${what} that was scheduled for ${day} is cancelled. Nothing will be charged for it. ${notYou}`,
      }
    case 'failed':
      return {
        subject: 'Your scheduled payment could not be made',
        text: `We could not make the payment of ${what} that was scheduled for ${day}. ${row.reason}\n\nIt was not charged, and it is not tried again. Pay in the portal with another method, or schedule the payment again.`,
      }
    case 'not_needed':
      return {
        subject: 'Your scheduled payment was not needed',
        text: `Nothing is owed any more on billing account ${row.billingAccountNumber}, so the payment of ${formatCents(row.amount)} that was scheduled for ${day} was not made. Nothing was charged.`,
      }
    case 'paying':
    case 'paid':
      return null
  }
}
