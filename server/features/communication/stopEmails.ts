/**
 * Turns off the emails of one category for a contact, for all billing groups of the customer. While billing is paperless,
 * bills are still emailed.
 */
import { isLocked } from '#shared/customers/notifications'
import { channelsFor } from '../../directory/contacts/rules'
import {
  findNotificationChoices,
  findNotificationContacts,
  findPaperlessGroups,
} from '../../directory/notifications/recipients.queries'
import type { Subscription } from '../../directory/notifications/unsubscribe'
import { audit } from '../../http/customerScope'
import type { Services } from '../../services'
import { findGroupsOf, storeChoice } from './communication.queries'

export const stopEmails = (
  { db }: Services,
  { contactId, customerNumber, category }: Subscription,
  address: string,
): Promise<{ isStillSent: boolean }> =>
  db.transaction(async (tx) => {
    const contacts = await findNotificationContacts(tx, [customerNumber])
    const contact = contacts.get(customerNumber)?.find(({ contact_id }) => contact_id === contactId)
    const groupIds = await findGroupsOf(tx, customerNumber)
    const choices = await findNotificationChoices(tx, groupIds)
    const paperlessGroups = await findPaperlessGroups(tx, groupIds)
    let isStillSent = false
    for (const groupId of groupIds) {
      const choice = choices.find((row) => row.groupId === groupId && row.contactId === contactId)
      const terms = { paperless: paperlessGroups.has(groupId) }
      const selected = choice?.channels ?? {}
      const current = contact ? channelsFor(contact, category, { selected, group: terms }) : []
      if (contact && isLocked(contact, { category, channel: 'email', group: terms })) isStillSent = true
      const channels = { [category]: current.filter((channel) => channel !== 'email') }
      await storeChoice(tx, { groupId, contactId, channels, ...unchanged })
    }
    await audit(tx, {
      userId: null,
      action: 'communicationPreferences.unsubscribed',
      customerNumber,
      address,
      details: { contact: contactId, category },
    })
    return { isStillSent }
  })

const unchanged = { quietFrom: undefined, quietUntil: undefined, daysBeforeDue: undefined, usageThreshold: undefined }
