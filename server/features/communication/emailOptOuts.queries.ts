/** Stores who unsubscribed from the emails of a category. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { NotificationCategory } from '#shared/customers/notifications'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { emailOptOuts } from '../../db/schema/customers/deliverability'
import { type EmailRecipient, recipientsOf } from '../../directory/contacts/rules'

interface OptOut {
  /** Ids of contacts, and email addresses in lower case. */
  recipients: readonly string[]
  category: NotificationCategory
}

export async function insertOptOut(tx: Executor, { recipients, category }: OptOut, now: Date): Promise<void> {
  await tx
    .insert(emailOptOuts)
    .values(recipients.map((recipient) => ({ recipient, category, since: now })))
    .onConflictDoNothing()
}

/**
 * Returns whether there was one. Other contacts with the same address were unsubscribed by it, too, and stay so until
 * these emails are turned on for them.
 */
export async function deleteOptOut(
  tx: Executor,
  { contact, category }: { contact: EmailRecipient; category: NotificationCategory },
): Promise<boolean> {
  const deleted = await tx
    .delete(emailOptOuts)
    .where(and(inArray(emailOptOuts.recipient, recipientsOf(contact)), eq(emailOptOuts.category, category)))
    .returning({ recipient: emailOptOuts.recipient, since: emailOptOuts.since })
  const address = contact.email.toLowerCase()
  const ofAddress = deleted.find(({ recipient }) => recipient === address)
  if (ofAddress) {
    const others = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(and(eq(sql`lower(${contacts.email})`, address), ne(contacts.id, contact.contact_id)))
    if (others.length > 0) await insertOptOut(tx, { recipients: others.map(({ id }) => id), category }, ofAddress.since)
  }
  return deleted.length > 0
}
