/** Who of staff has a customer's account open, in the database: each says so again and again, and is forgotten when they stop. */
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Colleague } from '#shared/contract/queue'
import type { Executor } from '../../../db/database'
import { contacts } from '../../../db/schema/accounts'
import { users } from '../../../db/schema/people'
import { customerLookers } from '../../../db/schema/presence'

interface Looker {
  customerNumber: string
  userId: string
}

export async function noteOpen(
  db: Executor,
  { now, until, ...looker }: Looker & { now: Date; until: Date },
): Promise<void> {
  await db
    .insert(customerLookers)
    .values({ ...looker, until })
    .onConflictDoUpdate({ target: [customerLookers.customerNumber, customerLookers.userId], set: { until } })
  // Who closed the window without a word is forgotten with the next who looks.
  await db
    .delete(customerLookers)
    .where(and(eq(customerLookers.customerNumber, looker.customerNumber), lt(customerLookers.until, now)))
}

export async function forgetOpen(db: Executor, { customerNumber, userId }: Looker): Promise<void> {
  await db
    .delete(customerLookers)
    .where(and(eq(customerLookers.customerNumber, customerNumber), eq(customerLookers.userId, userId)))
}

/** Who else has the account open now. */
export async function findOthers(
  db: Executor,
  { customerNumber, userId, now }: Looker & { now: Date },
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
