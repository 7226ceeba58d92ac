/** Turns off the emails of one category for a contact, for all billing groups of the customer. */
import { channelsFor } from '../../directory/contacts/rules'
import { findNoticeChoices, findNoticeContacts } from '../../directory/notifications/recipients.queries'
import type { Subscription } from '../../directory/notifications/unsubscribe'
import { audit } from '../../http/customerScope'
import type { Services } from '../../services'
import { findGroupsOf, storeChoice } from './communication.queries'

export const stopEmails = (
  { db }: Services,
  { contactId, customerNumber, category }: Subscription,
  address: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const contacts = await findNoticeContacts(tx, [customerNumber])
    const contact = contacts.get(customerNumber)?.find(({ contact_id }) => contact_id === contactId)
    const groupIds = await findGroupsOf(tx, customerNumber)
    const choices = await findNoticeChoices(tx, groupIds)
    for (const groupId of groupIds) {
      const choice = choices.find((row) => row.groupId === groupId && row.contactId === contactId)
      const current = contact ? channelsFor(contact, category, choice?.channels ?? {}) : []
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
  })

const unchanged = { quietFrom: undefined, quietUntil: undefined, daysBeforeDue: undefined, usageThreshold: undefined }
