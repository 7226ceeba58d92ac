/** Emails the receipt of a payment. */

import { z } from 'zod/mini'
import { formatCents } from '#shared/billing/money'
import { deliverMail } from '../../adapters/notifier/deliver'
import { defineJob } from '../../jobs/job'
import { findHolderEmail } from '../contacts/contacts.queries'
import { findPayer } from './billingAccounts.queries'
import { type PaymentRow, recordReceipt, requirePayment } from './payments.ledger'

/** With the library's backoff, attempts continue for about two days. */
const maxAttempts = 16

/**
 * The receipt goes to the payer. Without a payer of the customer (autopay, or staff on the phone) it goes to the
 * account holder.
 */
export const receiptJob = defineJob({
  name: 'receipt',
  payload: z.object({ paymentId: z.uuid(), customerNumber: z.string() }),
  maxAttempts,
  async run(services, { paymentId, customerNumber }) {
    const { db, config } = services
    const payment = await requirePayment(db, paymentId)
    const payer = await findPayer(db, payment.userId, customerNumber)
    const recipient = payer ?? (await findHolderEmail(db, customerNumber))
    if (!recipient) return
    const isSent = await deliverMail(services, {
      to: recipient.email,
      subject: `Receipt for your payment of ${formatCents(payment.amount)}`,
      text: `Hi ${recipient.firstName},\n\n${receiptText(payment)}\n\n${config.BRAND_NAME}`,
    })
    // A receipt counts as sent only after the mail was sent.
    if (isSent) await recordReceipt(db, payment.id, recipient.email)
  },
})

function receiptText(payment: PaymentRow): string {
  const { amount, fee, balanceAfter } = payment
  const method = payment.methodLast4
    ? `the payment method ending in ${payment.methodLast4}`
    : 'your saved payment method'
  const chargedText =
    fee > 0
      ? `We charged ${formatCents(amount + fee)} to ${method}, including a processing fee of ${formatCents(fee)}.`
      : `We charged it to ${method}, with no fee.`
  return [
    `We received your payment of ${formatCents(amount)} for billing account ${payment.billingAccountNumber}. ${chargedText}`,
    `Your confirmation number is ${payment.confirmationNumber}.`,
    balanceAfter === null ? '' : balanceText(balanceAfter),
    'You can also find this receipt under Payment History in the portal.',
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

function balanceText(balance: number): string {
  if (balance > 0) return `The account balance is now ${formatCents(balance)}.`
  return balance < 0
    ? `The account now has a credit of ${formatCents(-balance)}.`
    : 'Nothing more is due on this account.'
}
