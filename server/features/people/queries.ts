/** The people of a customer in the database; a customer is always named together with a reach. */
import { isStaff } from '#shared/access'
import { and, asc, count, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Person } from '#shared/contract/people'
import type { CustomerKind } from '#shared/customers'
import type { Database, Executor } from '../../db/database'
import { contacts, customers } from '../../db/schema/accounts'
import { invitations, roles, userCustomers, users } from '../../db/schema/people'
import { within, type Reach } from '../../http/ownership'
import { endRequestsOf } from '../accessRequests/queries'
import { levelOf } from './rules'

/** A customer within reach. The provider is none: its people are not managed here. */
export async function findCustomer(db: Executor, reach: Reach, number: string) {
  const [customer] = await db
    .select({ number: customers.number, kind: customers.kind, name: customers.name })
    .from(customers)
    .where(and(eq(customers.number, number), within(reach, customers.number), ne(customers.kind, 'provider')))
  return customer && isManaged(customer) ? customer : null
}

export interface ManagedCustomer {
  number: string
  kind: CustomerKind
  name: string
}

export const isManaged = <C extends { kind: string }>(customer: C): customer is C & { kind: CustomerKind } =>
  customer.kind !== 'provider'

const columns = {
  contact: contacts,
  userId: users.id,
  rights: roles.rights,
  lastSignInAt: users.lastSignInAt,
  invitedUntil: invitations.expiresAt,
  invitedRights: sql<string[] | null>`(select ${roles.rights} from ${roles} where ${roles.id} = ${invitations.roleId})`,
}

/** Of a role: whoever may change who acts for the customer answers for the account. */
const isHolder = sql`coalesce(${roles.rights} @> array['MANAGECONTACT.write'], false)`

/** What a user may do for a customer that they reach: what was granted there, else their own role. */
export const roleOnCustomer = eq(roles.id, sql`coalesce(${userCustomers.roleId}, ${users.roleId})`)

/** Open only as long as the person's address is the one that the link went to. */
export const isOpenInvitation = and(
  eq(invitations.contactId, contacts.id),
  ne(invitations.email, ''),
  eq(sql`lower(${invitations.email})`, sql`lower(${contacts.email})`),
)

const selectPeople = (db: Executor, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(contacts)
    .leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.status, 'active')))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(invitations, isOpenInvitation)
    .where(and(condition, isNull(contacts.removedAt)))

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

export interface Viewing {
  viewerId: string
  now: Date
}

function toPerson(row: PersonRow, { viewerId, now }: Viewing): Person {
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
  { page_number, page_size, ...viewing }: Viewing & { page_number: number; page_size: number },
): Promise<{ people: Person[]; total_count: number }> {
  const ofCustomer = eq(contacts.customerNumber, number)
  const [rows, [counted]] = await Promise.all([
    selectPeople(db, ofCustomer)
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
      .where(and(ofCustomer, isNull(contacts.removedAt))),
  ])
  return { people: rows.map((row) => toPerson(row, viewing)), total_count: counted?.total ?? 0 }
}

export async function findPerson(
  db: Executor,
  reach: Reach,
  { contactId, ...viewing }: Viewing & { contactId: string },
) {
  const [row] = await selectPeople(db, and(eq(contacts.id, contactId), within(reach, contacts.customerNumber)))
  if (!row) return null
  const customer = await findCustomer(db, reach, row.contact.customerNumber)
  return customer && { person: toPerson(row, viewing), userId: row.userId, customer }
}

/** Others who change the people of this customer wait until the transaction ends. */
export async function lockCustomer(db: Executor, { number }: Pick<ManagedCustomer, 'number'>): Promise<void> {
  await db.select({ number: customers.number }).from(customers).where(eq(customers.number, number)).for('update')
}

/** Who signs in for a customer: its own people before those who were let in, and of each the account holders first. */
export function findSignedInFor(db: Executor, customerNumber: string) {
  const isOwn = sql<boolean>`${contacts.customerNumber} = ${customerNumber}`
  // What was granted narrows one's own role and never widens it.
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
    .innerJoin(roles, roleOnCustomer)
    .where(eq(userCustomers.customerNumber, customerNumber))
    .orderBy(desc(isOwn), desc(isHolderHere), asc(users.createdAt), asc(users.id))
}

/** Those of them who answer for the whole account. */
export async function findHolders(db: Executor, customerNumber: string) {
  return (await findSignedInFor(db, customerNumber)).filter((person) => person.isHolder)
}

export async function findRoleId(db: Executor, name: string): Promise<string> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name))
  if (!role) throw new Error(`There is no role ${name}`)
  return role.id
}

/** Who signs in with an address, whatever their state. */
export async function findUserWith(db: Executor, email: string) {
  const [user] = await db
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user ?? null
}

export async function reachesCustomer(
  db: Executor,
  { userId, customerNumber }: { userId: string; customerNumber: string },
): Promise<boolean> {
  const [found] = await db
    .select({ userId: userCustomers.userId })
    .from(userCustomers)
    .where(and(eq(userCustomers.userId, userId), eq(userCustomers.customerNumber, customerNumber)))
  return found !== undefined
}

/** One invitation per person: a new one takes the place of the old. */
export async function storeInvitation(db: Executor, invitation: typeof invitations.$inferInsert): Promise<void> {
  const { email, tokenHash, roleId, invitedBy, expiresAt } = invitation
  await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({ target: invitations.contactId, set: { email, tokenHash, roleId, invitedBy, expiresAt } })
}

/** The open invitation behind a link. */
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

/** Uses up the invitation behind a link, for one caller; answers the role it gives. */
export async function takeInvitation(db: Executor, tokenHash: Buffer): Promise<string | null> {
  const [taken] = await db
    .delete(invitations)
    .where(eq(invitations.tokenHash, tokenHash))
    .returning({ roleId: invitations.roleId })
  return taken?.roleId ?? null
}

/** True for the one caller who took it. */
export async function deleteInvitation(db: Executor, contactId: string): Promise<boolean> {
  const taken = await db
    .delete(invitations)
    .where(eq(invitations.contactId, contactId))
    .returning({ id: invitations.id })
  return taken.length === 1
}

interface RoleChange {
  to: string
  /** Where named, nothing happens unless it is still that one. */
  from?: string
}

/** False when nobody is invited any more: they may have accepted at this moment. */
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
  await endRequestsOf(db, userId)
}

export async function removeContact(db: Executor, contactId: string, now: Date): Promise<void> {
  await db.update(contacts).set({ removedAt: now }).where(eq(contacts.id, contactId))
}

type NewUser = Pick<
  typeof users.$inferInsert,
  'email' | 'passwordHash' | 'mustChangePassword' | 'userType' | 'contactId' | 'roleId'
>

/** Makes somebody a user, or again one who was removed before. Null when the address is taken. */
export async function admitUser(
  db: Executor,
  user: NewUser,
  { number, emailProvedAt }: { number: string; emailProvedAt: Date | null },
) {
  const isSame = eq(sql`lower(${users.email})`, user.email.toLowerCase())
  const [again] = await db
    .update(users)
    .set({ mustChangePassword: false, ...user, status: 'active' })
    .where(and(isSame, eq(users.status, 'removed')))
    .returning({ id: users.id })
  const [admitted] = again
    ? [again]
    : await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  if (!admitted) return null
  await db.insert(userCustomers).values({ userId: admitted.id, customerNumber: number }).onConflictDoNothing()
  if (emailProvedAt) {
    await db.update(contacts).set({ emailVerifiedAt: emailProvedAt }).where(eq(contacts.id, user.contactId))
  }
  return admitted.id
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
