/** Stores which email addresses mail servers rejected for good, and which messages came back. */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/customers/accounts'
import { undeliverableEmails } from '../../db/schema/customers/deliverability'
import { sentMessages } from '../../db/schema/customers/sentMessages'

/** Its owner has to change or verify the address again. */
export async function markUndeliverable(tx: Executor, email: string, now: Date): Promise<void> {
  const address = email.toLowerCase()
  await tx.insert(undeliverableEmails).values({ address, since: now }).onConflictDoNothing()
  await tx
    .update(contacts)
    .set({ emailVerifiedAt: null })
    .where(eq(sql`lower(${contacts.email})`, address))
}

/** The owner has received a code there, or starts to use it. */
export async function markDeliverable(tx: Executor, email: string): Promise<void> {
  await tx.delete(undeliverableEmails).where(eq(undeliverableEmails.address, email.toLowerCase()))
}

/** Returns false if the message is unknown, or was reported before. */
export async function recordBounced(
  tx: Executor,
  { id, email, failure }: { id: string; email: string; failure: string },
): Promise<boolean> {
  const bounced = await tx
    .update(sentMessages)
    .set({ status: 'bounced', failure })
    .where(
      and(
        eq(sentMessages.id, id),
        eq(sql`lower(${sentMessages.address})`, email.toLowerCase()),
        ne(sentMessages.status, 'bounced'),
      ),
    )
    .returning({ id: sentMessages.id })
  return bounced.length > 0
}
