/**
 * Emails about scheduled payments. Everyone who authorizes or cancels one gets a confirmation. Contacts who
 * chose notifications about payments learn if one was not made. A payment that was made gets a receipt as usual.
 */

import type { LetterText } from '#shared/customers/letterText'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import { feeOf } from '#shared/payments/paymentTypes'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { findHolderEmail } from '../contacts/contacts.queries'
import { notify } from '../notifications/notify'
import { findPayer } from './billingAccounts.queries'
import type { ScheduledRow } from './scheduledPayments.ledger'

/**
 * Sends the email once the transaction commits. The confirmation goes to the user who scheduled the payment, or to the
 * account holder if that user no longer belongs to the customer.
 */
export async function enqueueScheduledPaymentEmail(
  services: Services,
  tx: Executor,
  { customerNumber, row }: { customerNumber: string; row: ScheduledRow },
): Promise<void> {
  if (row.status === 'failed' || row.status === 'not_needed') {
    return notify(tx, { kind: 'scheduled_payment_not_made', scheduledPaymentId: row.id })
  }
  const content = confirmationOf(row)
  if (!content) return
  const recipient = (await findPayer(tx, row.userId, customerNumber)) ?? (await findHolderEmail(tx, customerNumber))
  if (!recipient) return
  await enqueueLetter(services, tx, {
    to: recipient.email,
    firstName: recipient.firstName,
    category: 'service',
    customerNumber,
    content,
    path: paths.managePayment,
  })
}

function confirmationOf({
  status,
  amount,
  billingAccountNumber: account,
  payOn,
  ...row
}: ScheduledRow): LetterText | null {
  const scheduled = { amount, account, payOn }
  switch (status) {
    case 'scheduled':
      return paymentEmailTexts.paymentScheduled({
        ...scheduled,
        fee: feeOf(row.category, amount),
        method: methodName(row.methodType, row.methodLast4),
      })
    case 'cancelled':
      return paymentEmailTexts.scheduledCanceled(scheduled)
    case 'failed':
    case 'not_needed':
    case 'paying':
    case 'paid':
      return null
  }
}
