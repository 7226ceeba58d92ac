/** Reads and stores access requests. Requesters see their own; deciders see those of customers in their scope. */
import { and, asc, desc, eq, or, type SQL } from 'drizzle-orm'
import type { AccessRequest } from '#shared/contract/access/accessRequests'
import type { Executor } from '../../db/database'
import { accessRequests } from '../../db/schema/access/access'
import { contacts } from '../../db/schema/customers/accounts'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import { isWaiting, type Requester } from '../../directory/accessRequests.queries'
import { levelOf } from '../../directory/users/rules'
import { type CustomerScope, inScope } from '../../http/customerScope'

export async function findOwnRequests(db: Executor, { userId, now }: Requester) {
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

const selectRequests = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      request: accessRequests,
      email: users.email,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      rights: roles.rights,
      grantedUserId: userCustomers.userId,
    })
    .from(accessRequests)
    // A granted request stays listed while its user is disabled, because enabling the user restores the access.
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

/** Returns the waiting and the still effective granted requests of a customer that the caller has opened. */
export async function findRequestsFor(db: Executor, customerNumber: string, now: Date) {
  const isOfCustomer = eq(accessRequests.customerNumber, customerNumber)
  const [waiting, granted] = await Promise.all([
    selectRequests(db, and(isOfCustomer, isWaiting(now))),
    selectRequests(db, and(isOfCustomer, eq(accessRequests.state, 'granted'))),
  ])
  return {
    waiting: waiting.map(toAccessRequest),
    granted: granted.filter(({ grantedUserId }) => grantedUserId !== null).map(toAccessRequest),
  }
}

/** Locks one request of a customer in scope until the transaction ends. */
export async function lockRequest(tx: Executor, scope: CustomerScope, id: string) {
  const [found] = await tx
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.id, id), inScope(scope, accessRequests.customerNumber)))
    .for('update')
  const [requester] = found
    ? await tx
        .select({ email: users.email, firstName: contacts.firstName })
        .from(users)
        .innerJoin(contacts, eq(contacts.id, users.contactId))
        .where(and(eq(users.id, found.userId), found.state === 'granted' ? undefined : eq(users.status, 'active')))
    : []
  return found && requester ? { request: found, requester } : null
}

interface AccessDecision {
  state: 'granted' | 'declined' | 'ended'
  decidedBy: string
  now: Date
}

export async function decideRequest(
  tx: Executor,
  id: string,
  { state, decidedBy, now }: AccessDecision,
): Promise<void> {
  await tx.update(accessRequests).set({ state, decidedBy, decidedAt: now }).where(eq(accessRequests.id, id))
}

/** The granted role replaces any role that the user had at this customer before. */
export async function grantAccess(
  tx: Executor,
  grant: { userId: string; customerNumber: string; roleId: string },
): Promise<void> {
  const { userId, customerNumber } = userCustomers
  await tx
    .insert(userCustomers)
    .values(grant)
    .onConflictDoUpdate({ target: [userId, customerNumber], set: { roleId: grant.roleId } })
}
