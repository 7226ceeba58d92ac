/** Requests for access in the database: seen by who asked, and within the reach of who decides. */
import { and, asc, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { AccessRequest } from '#shared/contract/accessRequests'
import type { Executor } from '../../db/database'
import { contacts } from '../../db/schema/accounts'
import { accessRequests, roles, userCustomers, users } from '../../db/schema/people'
import { within, type Reach } from '../../http/ownership'
import { levelOf } from '../people/rules'

const isWaiting = (now: Date): SQL | undefined =>
  and(eq(accessRequests.state, 'waiting'), gt(accessRequests.expiresAt, now))

interface Asker {
  userId: string
  now: Date
}

export async function findOwnRequests(db: Executor, { userId, now }: Asker) {
  const rows = await db
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.userId, userId), isWaiting(now)))
    .orderBy(desc(accessRequests.createdAt))
  return rows.map(({ billingAccountNumber, createdAt, expiresAt }) => ({
    crm_billing_account_number: billingAccountNumber,
    requested_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }))
}

/** Since when somebody waits for a customer's accounts; null when they do not. */
export async function findAskedAt(db: Executor, { userId, now }: Asker, customerNumber: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: accessRequests.createdAt })
    .from(accessRequests)
    .where(and(eq(accessRequests.userId, userId), eq(accessRequests.customerNumber, customerNumber), isWaiting(now)))
  return row?.at ?? null
}

type NewRequest = Pick<
  typeof accessRequests.$inferInsert,
  'userId' | 'customerNumber' | 'billingAccountNumber' | 'createdAt' | 'expiresAt'
>

/** False when one waits already, also when two are sent at once. */
export async function insertRequest(tx: Executor, request: NewRequest): Promise<boolean> {
  await tx
    .update(accessRequests)
    .set({ state: 'expired' })
    .where(
      and(
        eq(accessRequests.userId, request.userId),
        eq(accessRequests.customerNumber, request.customerNumber),
        eq(accessRequests.state, 'waiting'),
        lte(accessRequests.expiresAt, request.createdAt),
      ),
    )
  const inserted = await tx
    .insert(accessRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: accessRequests.id })
  return inserted.length === 1
}

const selectRequests = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      request: accessRequests,
      email: users.email,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      rights: roles.rights,
      reaches: userCustomers.userId,
    })
    .from(accessRequests)
    // Who was let in is let in still while they are disabled: they come back with what they had.
    .innerJoin(
      users,
      and(eq(users.id, accessRequests.userId), or(eq(users.status, 'active'), eq(accessRequests.state, 'granted'))),
    )
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .leftJoin(
      userCustomers,
      and(eq(userCustomers.userId, users.id), eq(userCustomers.customerNumber, accessRequests.customerNumber)),
    )
    .leftJoin(roles, eq(roles.id, userCustomers.roleId))
    .where(condition)
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.id))

type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

const toAccessRequest = ({ request, email, firstName, lastName, rights }: RequestRow): AccessRequest => ({
  request_id: request.id,
  first_name: firstName,
  last_name: lastName,
  email,
  crm_billing_account_number: request.billingAccountNumber,
  requested_at: request.createdAt.toISOString(),
  expires_at: request.expiresAt.toISOString(),
  granted:
    request.state === 'granted' && rights && request.decidedAt
      ? { level: levelOf(rights), at: request.decidedAt.toISOString() }
      : null,
})

/** Of a customer that the caller has opened: who waits, and who has been let in and still is. */
export async function findRequestsFor(db: Executor, customerNumber: string, now: Date) {
  const ofCustomer = eq(accessRequests.customerNumber, customerNumber)
  const [waiting, granted] = await Promise.all([
    selectRequests(db, and(ofCustomer, isWaiting(now))),
    selectRequests(db, and(ofCustomer, eq(accessRequests.state, 'granted'))),
  ])
  return {
    waiting: waiting.map(toAccessRequest),
    granted: granted.filter(({ reaches }) => reaches !== null).map(toAccessRequest),
  }
}

/** One request for a customer within reach, kept from others until the transaction ends. */
export async function holdRequest(tx: Executor, reach: Reach, id: string) {
  const [found] = await tx
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.id, id), within(reach, accessRequests.customerNumber)))
    .for('update')
  const [asker] = found
    ? await tx
        .select({ email: users.email, firstName: contacts.firstName })
        .from(users)
        .innerJoin(contacts, eq(contacts.id, users.contactId))
        .where(and(eq(users.id, found.userId), found.state === 'granted' ? undefined : eq(users.status, 'active')))
    : []
  return found && asker ? { request: found, asker } : null
}

interface Decision {
  state: 'granted' | 'declined' | 'ended'
  by: string
  now: Date
}

export async function decideRequest(tx: Executor, id: string, { state, by, now }: Decision): Promise<void> {
  await tx.update(accessRequests).set({ state, decidedBy: by, decidedAt: now }).where(eq(accessRequests.id, id))
}

/** What is granted holds from then on, also where they had reached the account before. */
export async function giveAccess(
  tx: Executor,
  given: { userId: string; customerNumber: string; roleId: string },
): Promise<void> {
  const { userId, customerNumber } = userCustomers
  await tx
    .insert(userCustomers)
    .values(given)
    .onConflictDoUpdate({ target: [userId, customerNumber], set: { roleId: given.roleId } })
}

/**
 * Ends what somebody has asked for and what they were granted, at one customer or at all: they have taken the account
 * off, have added it in another way, or sign in no more.
 */
export async function endRequestsOf(tx: Executor, userId: string, customerNumber?: string): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ state: 'ended' })
    .where(
      and(
        eq(accessRequests.userId, userId),
        customerNumber === undefined ? undefined : eq(accessRequests.customerNumber, customerNumber),
        inArray(accessRequests.state, ['waiting', 'granted']),
      ),
    )
}
