/** Queries the people of a customer, always within a customer scope. */

import { and, asc, count, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { isStaff } from '#shared/access'
import type { Person } from '#shared/contract/people'
import type { CustomerKind } from '#shared/customers'
import type { Database, Executor } from '../../db/database'
import { contacts, customers } from '../../db/schema/accounts'
import { invitations, roles, userCustomers, users } from '../../db/schema/people'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { endRequests } from '../accessRequests/accessRequests.queries'
import { levelOf } from './rules'

/** Finds a customer in scope. The provider is excluded, because its people are managed elsewhere. */
export async function findCustomer(db: Executor, scope: CustomerScope, number: string) {
  const [customer] = await db
    .select({ number: customers.number, kind: customers.kind, name: customers.name })
    .from(customers)
    .where(and(eq(customers.number, number), inScope(scope, customers.number), ne(customers.kind, 'provider')))
  return customer && isManaged(customer) ? customer : null
}

export interface ManagedCustomer {
  number: string
  kind: CustomerKind
  name: string
}

export const isManaged = <C extends { kind: string }>(customer: C): customer is C & { kind: CustomerKind } =>
  customer.kind !== 'provider'

const personColumns = {
  contact: contacts,
  userId: users.id,
  rights: roles.rights,
  lastSignInAt: users.lastSignInAt,
  invitedUntil: invitations.expiresAt,
  invitedRights: sql<string[] | null>`(select ${roles.rights} from ${roles} where ${roles.id} = ${invitations.roleId})`,
}

/** A role that may manage contacts makes its user an account holder. */
const isHolder = sql`coalesce(${roles.rights} @> array['MANAGECONTACT.write'], false)`

/** Selects a user's role for a customer: the granted role, or their own when none was granted. */
export const isEffectiveRole = eq(roles.id, sql`coalesce(${userCustomers.roleId}, ${users.roleId})`)

/** An invitation is valid only while the contact's address is the one that the link went to. */
export const isOpenInvitation = and(
  eq(invitations.contactId, contacts.id),
  ne(invitations.email, ''),
  eq(sql`lower(${invitations.email})`, sql`lower(${contacts.email})`),
)

const selectPeople = (db: Executor, condition: SQL | undefined) =>
  db
    .select(personColumns)
    .from(contacts)
    .leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.status, 'active')))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(invitations, isOpenInvitation)
    .where(and(condition, isNull(contacts.removedAt)))

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

export interface PersonViewContext {
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
  const [rows, [counted]] = await Promise.all([
    selectPeople(db, isOfCustomer)
      .orderBy(
        desc(isHolder),
        desc(sql`${users.id} is not null`),
        asc(contacts.lastName),
        asc(contacts.firstName),
        asc(contacts.id),
      )
      .limit(page_size)
      .offset((page_number - 1) * page_size),
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

/** Locks the customer, so that other changes to its people wait until the transaction ends. */
export async function lockCustomer(db: Executor, { number }: Pick<ManagedCustomer, 'number'>): Promise<void> {
  await db.select({ number: customers.number }).from(customers).where(eq(customers.number, number)).for('update')
}

/**
 * Finds the users who sign in for a customer: its own people before people with granted access, and account holders
 * first in each group.
 */
export function findSignInsFor(db: Executor, customerNumber: string) {
  const isOwn = sql<boolean>`${contacts.customerNumber} = ${customerNumber}`
  // A granted role narrows the user's own role and never widens it.
  const isHolderHere = sql<boolean>`${isHolder} and exists (select 1 from ${roles} own
    where own.id = ${users.roleId} and own.rights @> array['MANAGECONTACT.write'])`
  return db
    .select({
      userId: users.id,
      userType: users.userType,
      email: users.email,
      lastSignInAt: users.lastSignInAt,
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      phone: contacts.phone,
      isOwn,
      isHolder: isHolderHere,
    })
    .from(userCustomers)
    .innerJoin(users, and(eq(users.id, userCustomers.userId), eq(users.status, 'active')))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(roles, isEffectiveRole)
    .where(eq(userCustomers.customerNumber, customerNumber))
    .orderBy(desc(isOwn), desc(isHolderHere), asc(users.createdAt), asc(users.id))
}

/** Returns only the account holders. */
export async function findHolders(db: Executor, customerNumber: string) {
  return (await findSignInsFor(db, customerNumber)).filter((person) => person.isHolder)
}

export async function findRoleId(db: Executor, name: string): Promise<string> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name))
  if (!role) throw new Error(`There is no role ${name}`)
  return role.id
}

/** Finds the user with this sign-in email in any status. */
export async function findUserByEmail(db: Executor, email: string) {
  const [user] = await db
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user ?? null
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

/** A contact has at most one invitation, so a new one replaces the old. */
export async function storeInvitation(db: Executor, invitation: typeof invitations.$inferInsert): Promise<void> {
  const { email, tokenHash, roleId, invitedBy, expiresAt } = invitation
  await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({ target: invitations.contactId, set: { email, tokenHash, roleId, invitedBy, expiresAt } })
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

/** Returns true only for the one caller who deleted it. */
export async function deleteInvitation(db: Executor, contactId: string): Promise<boolean> {
  const deleted = await db
    .delete(invitations)
    .where(eq(invitations.contactId, contactId))
    .returning({ id: invitations.id })
  return deleted.length === 1
}

interface RoleChange {
  to: string
  /** When set, the role changes only if this is still the current one. */
  from?: string
}

/** Returns false without an invitation: the person may have accepted it just now. */
export async function changeInvitedRole(db: Executor, contactId: string, { to, from }: RoleChange): Promise<boolean> {
  const changed = await db
    .update(invitations)
    .set({ roleId: to })
    .where(and(eq(invitations.contactId, contactId), from === undefined ? undefined : eq(invitations.roleId, from)))
    .returning({ id: invitations.id })
  return changed.length === 1
}

export async function changeRole(db: Executor, userId: string, { to, from }: RoleChange): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ roleId: to })
    .where(and(eq(users.id, userId), from === undefined ? undefined : eq(users.roleId, from)))
    .returning({ id: users.id })
  return changed.length === 1
}

export async function removeUser(db: Executor, userId: string): Promise<void> {
  await db.update(users).set({ status: 'removed', totpSecret: null, totpSince: null }).where(eq(users.id, userId))
  await db.delete(userCustomers).where(eq(userCustomers.userId, userId))
  await endRequests(db, userId)
}

export async function removeContact(db: Executor, contactId: string, now: Date): Promise<void> {
  await db.update(contacts).set({ removedAt: now }).where(eq(contacts.id, contactId))
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'email' | 'passwordHash' | 'mustChangePassword' | 'userType' | 'contactId' | 'roleId'
>

/** Creates a user, or restores one who was removed. Returns null when the address is taken. */
export async function createOrRestoreUser(
  db: Executor,
  user: NewUser,
  { number, emailProvedAt }: { number: string; emailProvedAt: Date | null },
) {
  const hasSameEmail = eq(sql`lower(${users.email})`, user.email.toLowerCase())
  const [restored] = await db
    .update(users)
    .set({ mustChangePassword: false, ...user, status: 'active' })
    .where(and(hasSameEmail, eq(users.status, 'removed')))
    .returning({ id: users.id })
  const [saved] = restored
    ? [restored]
    : await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  if (!saved) return null
  await db.insert(userCustomers).values({ userId: saved.id, customerNumber: number }).onConflictDoNothing()
  if (emailProvedAt) {
    await db.update(contacts).set({ emailVerifiedAt: emailProvedAt }).where(eq(contacts.id, user.contactId))
  }
  return saved.id
}

export const findNameOf = async (db: Executor, userId: string): Promise<string> => (await findInviter(db, userId)).name

export async function findInviter(db: Executor, userId: string): Promise<{ name: string; isStaff: boolean }> {
  const [row] = await db
    .select({ firstName: contacts.firstName, lastName: contacts.lastName, userType: users.userType })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(eq(users.id, userId))
  return row
    ? { name: `${row.firstName} ${row.lastName}`, isStaff: isStaff(row.userType) }
    : { name: '', isStaff: false }
}
