/** Mails about scheduled payments. A paid one gets a receipt, like any other payment. */

import { formatCents } from '#shared/billing/money'
import { formatDay } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import { feeOf } from '#shared/payments/paymentTypes'
import * as paymentTexts from '#shared/texts/payments'
import { enqueueMail } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { findHolderEmail } from '../contacts/contacts.queries'
import { findPayer } from './billingAccounts.queries'
import type { ScheduledRow } from './scheduledPayments.ledger'

/**
 * Sends the notice once the transaction commits: to the user who scheduled the payment, or to the account holder if that
 * user no longer belongs to the customer.
 */
export async function enqueueScheduleNotice(
  services: Services,
  tx: Executor,
  { customerNumber, row }: { customerNumber: string; row: ScheduledRow },
): Promise<void> {
  const notice = noticeOf(row)
  if (!notice) return
  const recipient = (await findPayer(tx, row.userId, customerNumber)) ?? (await findHolderEmail(tx, customerNumber))
  if (!recipient) return
  await enqueueMail(services, tx, {
    to: recipient.email,
    subject: notice.subject,
    text: `Hi ${recipient.firstName},\n\n${notice.text}\n\n${services.config.BRAND_NAME}`,
  })
}

const notYouText = 'If this wasn’t you, change your password and call us.'

function noticeOf(row: ScheduledRow): { subject: string; text: string } | null {
  const day = formatDay(row.payOn)
  const paymentText = `${formatCents(row.amount)} for billing account ${row.billingAccountNumber}`
  switch (row.status) {
    case 'scheduled': {
      const fee = feeOf(row.category, row.amount)
      const chargedText = `${formatCents(row.amount + fee)}${fee > 0 ? ` (including a processing fee of ${formatCents(fee)})` : ''}`
      return {
        subject: `Your payment is scheduled for ${day}`,
        text: `You authorized us to charge ${chargedText} to ${methodName(row.methodType, row.methodLast4)} on ${day} to pay ${paymentText}. ${paymentTexts.scheduleRule}\n\nYou can cancel it in the portal under Payment Methods until the day before. ${notYouText}`,
      }
    }
    case 'cancelled':
      return {
        subject: `Your payment for ${day} is canceled`,
        text: `The payment of ${paymentText} scheduled for ${day} is canceled. Nothing will be charged for it. ${notYouText}`,
      }
    case 'failed':
      return {
        subject: 'We couldn’t make your scheduled payment',
        text: `We couldn’t make the payment of ${paymentText} scheduled for ${day}. ${row.reason}\n\nNothing was charged, and we won’t try again. Pay in the portal with another method, or schedule the payment again.`,
      }
    case 'not_needed':
      return {
        subject: 'Your scheduled payment wasn’t needed',
        text: `Billing account ${row.billingAccountNumber} doesn’t owe anything anymore, so we didn’t make the payment of ${formatCents(row.amount)} scheduled for ${day}. Nothing was charged.`,
      }
    case 'paying':
    case 'paid':
      return null
  }
}
