/** Finds, adds and changes the contacts of customers. */
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { CommunicationContact } from '#shared/contract/customers/communication'
import type { Executor } from '../../db/database'
import { contacts, customers } from '../../db/schema/customers/accounts'
import { stoppedNumbers, undeliverableEmails } from '../../db/schema/customers/deliverability'
import { roles, users } from '../../db/schema/signIn/users'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { findHolders } from '../users/users.queries'

/** Excludes the provider's own staff, who are contacts of no customer. */
const selectContacts = (db: Executor, condition: SQL | undefined) =>
  db
    .select({
      contact: contacts,
      userId: users.id,
      rights: roles.rights,
      stoppedNumber: stoppedNumbers.phone,
      undeliverable: undeliverableEmails.address,
    })
    .from(contacts)
    .innerJoin(customers, and(eq(customers.number, contacts.customerNumber), ne(customers.kind, 'provider')))
    .leftJoin(users, and(eq(users.contactId, contacts.id), eq(users.status, 'active')))
    .leftJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(undeliverableEmails, eq(undeliverableEmails.address, sql`lower(${contacts.email})`))
    .leftJoin(stoppedNumbers, eq(stoppedNumbers.phone, contacts.phone))
    .where(and(condition, isNull(contacts.removedAt)))
    .orderBy(
      sql`${roles.rights} @> array['MANAGECONTACT.write'] desc nulls last`,
      asc(contacts.lastName),
      asc(contacts.firstName),
      asc(contacts.id),
    )

type ContactRow = Awaited<ReturnType<typeof selectContacts>>[number]

const toContact = ({ contact, userId, rights, stoppedNumber, undeliverable }: ContactRow): CommunicationContact => ({
  contact_id: contact.id,
  first_name: contact.firstName,
  last_name: contact.lastName,
  relation: contact.relation,
  email: contact.email,
  email_verified: contact.emailVerifiedAt !== null,
  email_undeliverable: undeliverable !== null,
  phone: contact.phone,
  phone_verified: contact.phoneVerifiedAt !== null,
  phone_stopped: stoppedNumber !== null,
  signs_in: userId !== null,
  is_holder: rights?.includes('MANAGECONTACT.write') ?? false,
})

/** Returns account holders first, then the others by name. */
export async function findContacts(
  db: Executor,
  { customerNumber }: { customerNumber: string },
): Promise<CommunicationContact[]> {
  return (await selectContacts(db, eq(contacts.customerNumber, customerNumber))).map(toContact)
}

/** Returns the contacts of several customers, with the customer of each. */
export async function findContactsOfAll(db: Executor, customerNumbers: readonly string[]) {
  const rows = await selectContacts(db, inArray(contacts.customerNumber, [...customerNumbers]))
  return rows.map((row) => ({ ...toContact(row), customerNumber: row.contact.customerNumber }))
}

export async function findContact(db: Executor, scope: CustomerScope, contactId: string) {
  const [row] = await selectContacts(db, and(eq(contacts.id, contactId), inScope(scope, contacts.customerNumber)))
  return row ? { ...toContact(row), customerNumber: row.contact.customerNumber } : null
}

export async function findCustomerOfContact(db: Executor, contactId: string): Promise<string | null> {
  const [contact] = await db
    .select({ customerNumber: contacts.customerNumber })
    .from(contacts)
    .where(eq(contacts.id, contactId))
  return contact?.customerNumber ?? null
}

interface ContactDetails {
  first_name: string
  last_name: string
  relation: string
  email: string
  phone: string
}

export async function insertContact(
  db: Executor,
  { id, customerNumber, details }: { id: string; customerNumber: string; details: ContactDetails },
): Promise<void> {
  await db.insert(contacts).values({ id, customerNumber, ...columnsOf(details) })
}

const columnsOf = ({ first_name, last_name, relation, email, phone }: ContactDetails) => ({
  firstName: first_name,
  lastName: last_name,
  relation,
  email,
  phone,
})

/** An email address or phone number loses its verification when it changes. */
export async function updateContact(db: Executor, contactId: string, details: ContactDetails): Promise<void> {
  await db
    .update(contacts)
    .set({
      ...columnsOf(details),
      emailVerifiedAt: sql`case when lower(${contacts.email}) = ${details.email.toLowerCase()} then ${contacts.emailVerifiedAt} end`,
      phoneVerifiedAt: sql`case when ${contacts.phone} = ${details.phone} then ${contacts.phoneVerifiedAt} end`,
    })
    .where(eq(contacts.id, contactId))
}

export async function removeContact(db: Executor, contactId: string, now: Date): Promise<void> {
  await db.update(contacts).set({ removedAt: now }).where(eq(contacts.id, contactId))
}

/**
 * Returns where messages about the whole account are sent: to its holder, or before anyone has registered, to the
 * contact that represents the customer. It never returns a contact who only gets single notices, such as outages. Null
 * without an address.
 */
export async function findHolderEmail(db: Executor, customerNumber: string) {
  // A user with granted access counts only when the customer has no account holder.
  const [holder] = await findHolders(db, customerNumber)
  if (holder) return { email: holder.email, firstName: holder.firstName }
  const [contact] = await db
    .select({ email: contacts.email, firstName: contacts.firstName })
    .from(contacts)
    .where(
      and(
        eq(contacts.customerNumber, customerNumber),
        eq(contacts.relation, ''),
        ne(contacts.email, ''),
        isNull(contacts.removedAt),
      ),
    )
    .orderBy(asc(contacts.id))
    .limit(1)
  return contact ?? null
}
