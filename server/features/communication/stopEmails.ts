/**
 * Stops the emails of one category for a contact and for everyone with the same address, also about accounts that are
 * opened later. While billing is paperless, bills are still emailed.
 */
import { isLocked } from '#shared/customers/notifications'
import type { Executor } from '../../db/database'
import { recipientsOf } from '../../directory/contacts/rules'
import { findNotificationContacts, findPaperlessGroups } from '../../directory/notifications/recipients.queries'
import type { Subscription } from '../../directory/notifications/unsubscribe'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'
import { audit } from '../../http/customerScope'
import type { Services } from '../../services'
import { findGroupsOf } from './communication.queries'
import { insertOptOut } from './emailOptOuts.queries'

export const stopEmails = (
  { db, clock }: Services,
  subscription: Subscription,
  ip: string,
): Promise<{ isStillSent: boolean }> =>
  db.transaction(async (tx) => {
    const { contactId, customerNumber, category, email } = subscription
    await insertOptOut(tx, { recipients: recipientsOf({ contact_id: contactId, email }), category }, clock.now())
    await recordEvent(tx, {
      type: 'preference.changed',
      customerNumber,
      at: clock.now(),
      data: {
        crm_contact_id: contactId,
        crm_billing_group_id: null,
        category,
        channels: null,
        unsubscribed: true,
      },
    })
    await audit(tx, {
      userId: null,
      action: 'communicationPreferences.unsubscribed',
      customerNumber,
      source: ip,
      details: { contact: contactId, category },
    })
    return { isStillSent: await isStillSent(tx, subscription) }
  })

async function isStillSent(tx: Executor, { contactId, customerNumber, category }: Subscription): Promise<boolean> {
  const contacts = await findNotificationContacts(tx, [customerNumber])
  const contact = contacts.get(customerNumber)?.find(({ contact_id }) => contact_id === contactId)
  const groupIds = await findGroupsOf(tx, customerNumber)
  const paperlessGroups = await findPaperlessGroups(tx, groupIds)
  return groupIds.some((groupId) => {
    const group = { paperless: paperlessGroups.has(groupId) }
    return contact !== undefined && isLocked(contact, { category, channel: 'email', group })
  })
}
