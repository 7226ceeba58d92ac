/** Emails receipts. The process that posted the payment sends it, so any number of processes send it only once. */
import { formatCents } from '#shared/billing/money'
import type { Services } from '../../services'
import { findHolderEmail } from '../contacts/contacts.queries'
import { findPayer } from './billingAccounts.queries'
import { type PaymentRow, recordReceipt } from './payments.ledger'

/** Sends the receipt in the background: the payment is valid even when the mail fails. */
export function sendReceiptLater(services: Services, payment: PaymentRow, customerNumber: string): void {
  if (!services.notifier.channels.email) return
  services.background.run('send a receipt', () => sendReceipt(services, payment, customerNumber))
}

/**
 * The receipt goes to the payer. Without a payer of the customer (autopay, or staff on the phone) it goes to the
 * account holder.
 */
async function sendReceipt({ db, notifier, config }: Services, payment: PaymentRow, customerNumber: string) {
  const recipient = (await findPayer(db, payment.userId, customerNumber)) ?? (await findHolderEmail(db, customerNumber))
  if (!recipient) return
  await notifier.sendMail({
    to: recipient.email,
    subject: `Receipt for your payment of ${formatCents(payment.amount)}`,
    text: `Hi ${recipient.firstName},\n\n${receiptText(payment)}\n\n${config.BRAND_NAME}`,
  })
  // A receipt counts as sent only after the mail was sent.
  await recordReceipt(db, payment.id, recipient.email)
}

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
