/** Mails the customer the authorization when autopay is turned on, or a confirmation when it is turned off. */

import { lateFeeText } from '#shared/billing/lateFee'
import { methodName } from '#shared/payments/brands'
import type { ProviderProfile } from '../../adapters/cards/cardProvider'
import { enqueueMail } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { findHolderEmail } from '../../directory/contacts/contacts.queries'
import type { Services } from '../../services'

interface AutopayChange {
  customerNumber: string
  billingAccountNumber: string
  /** Null when autopay was turned off. */
  method: ProviderProfile | null
}

/** Sends the notice once the transaction commits. */
export async function enqueueAutopayNotice(services: Services, tx: Executor, change: AutopayChange): Promise<void> {
  const recipient = await findHolderEmail(tx, change.customerNumber)
  if (!recipient) return
  await enqueueMail(services, tx, {
    to: recipient.email,
    subject: change.method ? 'Autopay is on' : 'Autopay is off',
    text: `Hi ${recipient.firstName},\n\n${textOf(change)}\n\nIf this wasn’t you, change your password and call us.\n\n${services.config.BRAND_NAME}`,
  })
}

const textOf = ({ billingAccountNumber, method }: AutopayChange): string =>
  method
    ? `You authorized us to charge the full balance of billing account ${billingAccountNumber} to ${methodName(method.type, method.last4)} the day before each bill is due, plus the processing fee for that payment type, if there is one. You can turn this off at any time under Payment Methods.`
    : `Autopay no longer pays the bills for billing account ${billingAccountNumber}. Pay each one by its due date. ${lateFeeText}`
