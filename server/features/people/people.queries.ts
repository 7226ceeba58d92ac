/** Queries the people of a customer, always within a customer scope. */
import { and, asc, count, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Person } from '#shared/contract/customers/people'
import type { Database, Executor } from '../../db/database'
import { limitOffsetOf } from '../../db/paging'
import { invitations } from '../../db/schema/access/access'
import { contacts, customers } from '../../db/schema/customers/accounts'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import { endRequests } from '../../directory/accessRequests.queries'
import { findCustomer, type ManagedCustomer } from '../../directory/customers/customers.queries'
import { isOpenInvitation } from '../../directory/users/invitations.queries'
import { levelOf } from '../../directory/users/rules'
import { isHolder } from '../../directory/users/users.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'

const personColumns = {
  contact: contacts,
  userId: users.id,
  rights: roles.rights,
  lastSignInAt: users.lastSignInAt,
  invitedUntil: invitations.expiresAt,
  invitedRights: sql<string[] | null>`(select ${roles.rights} from ${roles} where ${roles.id} = ${invitations.roleId})`,
}

const selectPeople = (db: Executor, condition: SQL | undefined) =>
  db
    .select(personColumns)
    .from(contacts)
    .leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.status, 'active')))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(invitations, isOpenInvitation)
    .where(and(condition, isNull(contacts.removedAt)))

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

interface PersonViewContext {
  viewerId: string
  now: Date
}

function toPerson(row: PersonRow, { viewerId, now }: PersonViewContext): Person {
  const { contact } = row
  const rights = row.userId === null ? row.invitedRights : row.rights
  return {
    contact_id: contact.id,
    first_name: contact.firstName,
    last_name: contact.lastName,
    relation: contact.relation,
    email: contact.email,
    email_verified: contact.emailVerifiedAt !== null,
    phone: contact.phone,
    phone_verified: contact.phoneVerifiedAt !== null,
    level: rights ? levelOf(rights) : 'outage',
    status: row.userId ? 'active' : row.invitedUntil ? 'invited' : 'contact',
    invited_until: row.invitedUntil?.toISOString() ?? null,
    is_expired: row.invitedUntil !== null && row.invitedUntil <= now,
    last_used_at: row.lastSignInAt?.toISOString() ?? null,
    is_self: row.userId === viewerId,
  }
}

export async function findPeople(
  db: Database,
  { number }: ManagedCustomer,
  { page_number, page_size, ...viewContext }: PersonViewContext & { page_number: number; page_size: number },
): Promise<{ people: Person[]; total_count: number }> {
  const isOfCustomer = eq(contacts.customerNumber, number)
  const { limit, offset } = limitOffsetOf({ page_number, page_size })
  const [rows, [counted]] = await Promise.all([
    selectPeople(db, isOfCustomer)
      .orderBy(
        desc(isHolder),
        desc(sql`${users.id} is not null`),
        asc(contacts.lastName),
        asc(contacts.firstName),
        asc(contacts.id),
      )
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(contacts)
      .where(and(isOfCustomer, isNull(contacts.removedAt))),
  ])
  return { people: rows.map((row) => toPerson(row, viewContext)), total_count: counted?.total ?? 0 }
}

export async function findPerson(
  db: Executor,
  scope: CustomerScope,
  { contactId, ...viewContext }: PersonViewContext & { contactId: string },
) {
  const [row] = await selectPeople(db, and(eq(contacts.id, contactId), inScope(scope, contacts.customerNumber)))
  if (!row) return null
  const customer = await findCustomer(db, scope, row.contact.customerNumber)
  return customer && { person: toPerson(row, viewContext), userId: row.userId, customer }
}

export async function canAccessCustomer(
  db: Executor,
  { userId, customerNumber }: { userId: string; customerNumber: string },
): Promise<boolean> {
  const [found] = await db
    .select({ userId: userCustomers.userId })
    .from(userCustomers)
    .where(and(eq(userCustomers.userId, userId), eq(userCustomers.customerNumber, customerNumber)))
  return found !== undefined
}

/** Finds the valid invitation of a link. */
export async function findInvitation(db: Executor, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ invitation: invitations, contact: contacts, customer: customers, role: roles })
    .from(invitations)
    .innerJoin(contacts, and(isOpenInvitation, isNull(contacts.removedAt)))
    .innerJoin(customers, eq(customers.number, invitations.customerNumber))
    .innerJoin(roles, eq(roles.id, invitations.roleId))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
  return row ?? null
}

/** Deletes the invitation of a link for one caller and returns its role. */
export async function consumeInvitation(db: Executor, tokenHash: Buffer): Promise<string | null> {
  const [deleted] = await db
    .delete(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .returning({ roleId: invitations.roleId })
  return deleted?.roleId ?? null
}

export async function removeUser(db: Executor, userId: string): Promise<void> {
  await db.update(users).set({ status: 'removed', totpSecret: null, totpSince: null }).where(eq(users.id, userId))
  await db.delete(userCustomers).where(eq(userCustomers.userId, userId))
  await endRequests(db, userId)
}
