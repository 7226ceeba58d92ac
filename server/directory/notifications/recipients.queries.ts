/** Reads contacts of customers and their settings for billing groups. */
import { and, eq, inArray } from 'drizzle-orm'
import { groupBy } from '#shared/groupBy'
import type { Executor } from '../../db/database'
import { communicationPreferences, communicationSettings } from '../../db/schema/customers/communication'
import { emailOptOuts } from '../../db/schema/customers/deliverability'
import { findContactsOfAll } from '../contacts/contacts.queries'
import { type EmailOptOuts, recipientsOf } from '../contacts/rules'
import { findHoldersOfAll } from '../users/users.queries'
import { contactOf, type NotificationChoice, type NotificationContact } from './rules'

/**
 * Returns the contacts of each customer. Where none of them signs in as an account holder, a user of another customer
 * may hold the account.
 */
export async function findNotificationContacts(
  db: Executor,
  customerNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly NotificationContact[]>> {
  if (customerNumbers.length === 0) return new Map()
  const contacts = groupBy(
    await findContactsOfAll(db, [...new Set(customerNumbers)]),
    ({ customerNumber }) => customerNumber,
  )
  const withoutHolder = [...new Set(customerNumbers)].filter(
    (number) => !contacts.get(number)?.some(({ is_holder }) => is_holder),
  )
  const outsideHolders = groupBy(
    withoutHolder.length > 0 ? await findHoldersOfAll(db, withoutHolder) : [],
    ({ customerNumber }) => customerNumber,
  )
  return new Map(
    [...new Set(customerNumbers)].map((number) => [
      number,
      [...(outsideHolders.get(number) ?? []).map(contactOf), ...(contacts.get(number) ?? [])],
    ]),
  )
}

export async function findNotificationChoices(
  db: Executor,
  groupIds: readonly string[],
): Promise<NotificationChoice[]> {
  if (groupIds.length === 0) return []
  const rows = await db
    .select()
    .from(communicationPreferences)
    .where(inArray(communicationPreferences.billingGroupId, [...new Set(groupIds)]))
  return rows.map(({ billingGroupId: groupId, ...choice }) => ({ groupId, ...choice }))
}

/** Returns those of the billing groups that get no bills on paper. */
export async function findPaperlessGroups(db: Executor, groupIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (groupIds.length === 0) return new Set()
  const rows = await db
    .select({ groupId: communicationSettings.billingGroupId })
    .from(communicationSettings)
    .where(
      and(
        eq(communicationSettings.paperless, true),
        inArray(communicationSettings.billingGroupId, [...new Set(groupIds)]),
      ),
    )
  return new Set(rows.map(({ groupId }) => groupId))
}

/** Returns which categories the contacts, or others with the same addresses, unsubscribed from. */
export async function findEmailOptOuts(
  db: Executor,
  recipients: readonly Pick<NotificationContact, 'contact_id' | 'email'>[],
): Promise<EmailOptOuts> {
  if (recipients.length === 0) return new Map()
  const rows = await db
    .select({ recipient: emailOptOuts.recipient, category: emailOptOuts.category })
    .from(emailOptOuts)
    .where(inArray(emailOptOuts.recipient, [...new Set(recipients.flatMap(recipientsOf))]))
  return new Map(
    [...groupBy(rows, ({ recipient }) => recipient)].map(([recipient, ofRecipient]) => [
      recipient,
      new Set(ofRecipient.map(({ category }) => category)),
    ]),
  )
}
