/** The receipt by email. Whoever posted the payment sends it, so that it goes out once however many processes look on. */
import { formatCents } from '#shared/money'
import type { Services } from '../../services'
import { findHolderEmail } from '../customers/queries'
import { recordReceipt, type PaymentRow } from './ledger'
import { findPayer } from './queries'

/** Sends the receipt beside the answer: the payment stands, whatever becomes of the mail. */
export function sendReceiptLater(services: Services, payment: PaymentRow, customerNumber: string): void {
  if (!services.notifier.channels.email) return
  services.background.run('send a receipt', () => sendReceipt(services, payment, customerNumber))
}

/** To the one who paid; where nobody of the customer did (autopay, or staff on the phone), to the customer. */
async function sendReceipt({ db, notifier, config }: Services, payment: PaymentRow, customerNumber: string) {
  const recipient = (await findPayer(db, payment.userId, customerNumber)) ?? (await findHolderEmail(db, customerNumber))
  if (!recipient) return
  await notifier.sendMail({
    to: recipient.email,
    subject: `Receipt for your payment of ${formatCents(payment.amount)}`,
    text: `Hi ${recipient.firstName},\n\n${receiptText(payment)}\n\n${config.BRAND_NAME}`,
  })
  // Only what was sent is on the books as sent.
  await recordReceipt(db, payment.id, recipient.email)
}

function receiptText(payment: PaymentRow): string {
  const { amount, fee, balanceAfter } = payment
  const method = payment.methodLast4
    ? `the payment method ending in ${payment.methodLast4}`
    : 'your saved payment method'
  const charged =
    fee > 0
      ? `We charged ${formatCents(amount + fee)} to ${method}, including a processing fee of ${formatCents(fee)}.`
      : `We charged it to ${method}, with no fee.`
  return [
    `We received your payment of ${formatCents(amount)} for billing account ${payment.billingAccountNumber}. ${charged}`,
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
