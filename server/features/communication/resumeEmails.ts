/** Sends the emails of one category again to a contact who had unsubscribed and now turns them on for a billing group. */
import type { CommunicationContact } from '#shared/contract/customers/communication'
import { defaultChannels, type NotificationCategory } from '#shared/customers/notifications'
import type { Executor } from '../../db/database'
import { findNotificationChoices } from '../../directory/notifications/recipients.queries'
import { type BillingGroup, findGroupsOf, storeChoice, unchangedSettings } from './communication.queries'
import { deleteOptOut } from './emailOptOuts.queries'

/** The customer's other billing groups keep these emails off, as their preferences show. */
export async function resumeEmails(
  tx: Executor,
  { contact, category, group }: { contact: CommunicationContact; category: NotificationCategory; group: BillingGroup },
): Promise<void> {
  const hadUnsubscribed = await deleteOptOut(tx, { contact, category })
  if (!hadUnsubscribed) return
  const { contact_id: contactId } = contact
  const groupIds = await findGroupsOf(tx, group.customerNumber)
  const choices = await findNotificationChoices(tx, groupIds)
  for (const groupId of groupIds) {
    if (groupId === group.groupId) continue
    const choice = choices.find((row) => row.groupId === groupId && row.contactId === contactId)
    const selected = choice?.channels[category] ?? defaultChannels(contact, category)
    const channels = { [category]: selected.filter((channel) => channel !== 'email') }
    await storeChoice(tx, { groupId, contactId, channels, ...unchangedSettings })
  }
}
