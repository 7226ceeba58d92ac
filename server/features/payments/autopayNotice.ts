/** What the customer gets in writing when autopay is turned on or off: the authorization, or that it has ended. */
import { methodName } from '#shared/brands'
import { lateFeeText } from '#shared/lateFee'
import type { Profile } from '../../adapters/cards/cardProvider'
import type { Services } from '../../services'
import { findHolderEmail } from '../customers/queries'

interface Change {
  customerNumber: string
  billingAccountNumber: string
  /** Null when autopay was turned off. */
  method: Profile | null
}

/** Sends it beside the answer: the change stands, whatever becomes of the mail. */
export function sendAutopayNoticeLater(services: Services, change: Change): void {
  if (!services.notifier.channels.email) return
  services.background.run('send an autopay notice', () => sendNotice(services, change))
}

async function sendNotice({ db, notifier, config }: Services, change: Change): Promise<void> {
  const recipient = await findHolderEmail(db, change.customerNumber)
  if (!recipient) return
  await notifier.sendMail({
    to: recipient.email,
    subject: change.method ? 'Autopay is on' : 'Autopay is off',
    text: `Hi ${recipient.firstName},\n\n${textOf(change)}\n\nIf this wasn’t you, change your password and call us.\n\n${config.BRAND_NAME}`,
  })
}

const textOf = ({ billingAccountNumber, method }: Change): string =>
  method
    ? `You authorized us to charge the full balance of billing account ${billingAccountNumber} to ${methodName(method.type, method.last4)} the day before each bill is due, plus the processing fee for that payment type, if there is one. You can turn this off at any time under Payment Methods.`
    : `Autopay no longer pays the bills for billing account ${billingAccountNumber}. Pay each one by its due date. ${lateFeeText}`
