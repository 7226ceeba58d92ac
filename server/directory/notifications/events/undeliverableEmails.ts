/** Text messages to contacts whose email address does not work. */
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import type { Executor } from '../../../db/database'
import { maskEmail } from '../../contacts/rules'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findGroupsOfCustomers } from './announcements.queries'
import { findUndeliverableContacts } from './undeliverableEmails.queries'

/** Nothing is sent to a contact whose address was corrected or verified since the event. */
export async function undeliverableEmailNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'email_undeliverable'>[],
): Promise<Notification[]> {
  const contacts = await findUndeliverableContacts(
    tx,
    events.map(({ contactId }) => contactId),
  )
  const groups = await findGroupsOfCustomers(
    tx,
    contacts.map(({ customerNumber }) => customerNumber),
  )
  return contacts.map(({ since, customerNumber, ...addressee }) => {
    const address = maskEmail(addressee.email)
    return {
      eventKey: `email_undeliverable:${addressee.contactId}:${since.toISOString()}`,
      event: { kind: 'email_undeliverable', contactId: addressee.contactId, since: since.toISOString() },
      category: 'security',
      customerNumber,
      groupIds: groups.get(customerNumber) ?? [],
      addressee,
      isOnlyForAddressee: true,
      onlyTexts: 'always',
      isImmediate: false,
      content: { subject: notificationTexts.emailsBounce, paragraphs: [] },
      text: notificationTexts.emailsBounceText(address),
      path: paths.editAccount,
    }
  })
}
