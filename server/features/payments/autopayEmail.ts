/**
 * Emails the customer the authorization when autopay is turned on, or a confirmation when it is turned off. The law
 * requires the authorization in writing, so no one can choose not to get it.
 */

import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { findHolderEmail } from '../../directory/contacts/contacts.queries'
import type { Services } from '../../services'

interface AutopayChange {
  customerNumber: string
  billingAccountNumber: string
  /** Null when autopay was turned off. */
  method: ProviderProfile | null
}

/** Sends the email once the transaction commits. */
export async function enqueueAutopayEmail(services: Services, tx: Executor, change: AutopayChange): Promise<void> {
  const recipient = await findHolderEmail(tx, change.customerNumber)
  if (!recipient) return
  const { customerNumber, billingAccountNumber, method } = change
  await enqueueLetter(services, tx, {
    to: recipient.email,
    firstName: recipient.firstName,
    category: 'service',
    customerNumber,
    content: method
      ? paymentEmailTexts.autopayOn(billingAccountNumber, methodName(method.type, method.last4))
      : paymentEmailTexts.autopayOff(billingAccountNumber),
    path: paths.managePayment,
  })
}
