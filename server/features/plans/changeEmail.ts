/** Emails the customer about changes of plans and add-ons. */

import { paths } from '#shared/paths'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as planEmailTexts from '#shared/texts/services/planEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import type { Executor } from '../../db/database'
import { findHolderEmail } from '../../directory/contacts/contacts.queries'
import type { Services } from '../../services'
import { type ChangeRow, toPlanChanges } from './plans.queries'

/** Sends the email once the transaction commits. */
export async function enqueueChangeEmail(
  services: Services,
  tx: Executor,
  { customerNumber, row }: { customerNumber: string; row: ChangeRow },
): Promise<void> {
  const recipient = await findHolderEmail(tx, customerNumber)
  const [change] = await toPlanChanges(tx, [row])
  if (!recipient || !change) return
  await enqueueLetter(services, tx, {
    to: recipient.email,
    firstName: recipient.firstName,
    category: 'service',
    customerNumber,
    content: {
      subject: planEmailTexts.changeSubject(change),
      paragraphs: [
        planEmailTexts.changeText(change),
        accountEmailTexts.requestNumber(change.request_number),
        accountEmailTexts.ifNotYou,
      ],
      action: accountEmailTexts.openPlans,
    },
    path: paths.fiberService,
  })
}
