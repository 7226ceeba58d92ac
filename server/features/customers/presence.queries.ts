/** Stores which agents have a customer open. Each renews the entry regularly, and it expires when they stop. */
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Colleague } from '#shared/contract/queue'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/accounts'
import { users } from '../../db/schema/people'
import { customerLookers } from '../../db/schema/presence'

interface AccountViewer {
  customerNumber: string
  userId: string
}

export async function storePresence(
  db: Executor,
  { now, until, ...viewer }: AccountViewer & { now: Date; until: Date },
): Promise<void> {
  await db
    .insert(customerLookers)
    .values({ ...viewer, until })
    .onConflictDoUpdate({ target: [customerLookers.customerNumber, customerLookers.userId], set: { until } })
  // An agent who closed the window without a request is removed with the next request of another viewer.
  await db
    .delete(customerLookers)
    .where(and(eq(customerLookers.customerNumber, viewer.customerNumber), lt(customerLookers.until, now)))
}

export async function deletePresence(db: Executor, { customerNumber, userId }: AccountViewer): Promise<void> {
  await db
    .delete(customerLookers)
    .where(and(eq(customerLookers.customerNumber, customerNumber), eq(customerLookers.userId, userId)))
}

/** Returns the other agents who have the account open now. */
export async function findOtherViewers(
  db: Executor,
  { customerNumber, userId, now }: AccountViewer & { now: Date },
): Promise<Colleague[]> {
  const rows = await db
    .select({ userId: users.id, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(customerLookers)
    .innerJoin(users, eq(users.id, customerLookers.userId))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(
      and(
        eq(customerLookers.customerNumber, customerNumber),
        gt(customerLookers.until, now),
        ne(customerLookers.userId, userId),
      ),
    )
    .orderBy(asc(contacts.firstName), asc(contacts.lastName))
  return rows.map((row) => ({ user_id: row.userId, name: `${row.firstName} ${row.lastName}` }))
}
