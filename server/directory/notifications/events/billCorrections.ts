/** Notifications about bills that the billing system has corrected. They name the bill and the account as they are now. */
import { paths } from '#shared/paths'
import * as billTexts from '#shared/texts/billing/billNotices'
import type { Executor } from '../../../db/database'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findCorrections } from './billCorrections.queries'

export async function billCorrectedNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'bill_corrected'>[],
): Promise<Notification[]> {
  const corrections = await findCorrections(
    tx,
    events.map(({ replacedId }) => replacedId),
  )
  return corrections.map(({ before, bill, account }) => {
    const correction = {
      account: account.number,
      issuedOn: bill.issuedOn,
      charges: bill.charges,
      chargesBefore: before.charges,
      dueOn: bill.dueOn,
      dueOnBefore: before.dueOn,
      balance: account.balance,
      isOnAutopay: account.autopayToken !== null,
    }
    return {
      eventKey: `bill_corrected:${before.id}`,
      category: 'bill_ready',
      customerNumber: account.customerNumber,
      groupIds: [account.groupId],
      content: billTexts.billCorrected(correction),
      text: billTexts.billCorrectedText(correction),
      path: paths.billingHistory,
    }
  })
}
