/** Stores who unsubscribed from the emails of a category. */
import { and, eq, inArray } from 'drizzle-orm'
import type { NotificationCategory } from '#shared/customers/notifications'
import type { Executor } from '../../db/database'
import { emailOptOuts } from '../../db/schema/deliverability'

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

/** Returns whether there was one. */
export async function deleteOptOut(tx: Executor, { recipients, category }: OptOut): Promise<boolean> {
  const deleted = await tx
    .delete(emailOptOuts)
    .where(and(inArray(emailOptOuts.recipient, [...recipients]), eq(emailOptOuts.category, category)))
    .returning({ recipient: emailOptOuts.recipient })
  return deleted.length > 0
}
