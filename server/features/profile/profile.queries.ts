/** Queries a user's own details. */
import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Profile } from '#shared/contract/customers/profile'
import type { ContactLanguage, PhoneType } from '#shared/customers/contactDetails'
import { markDeliverable } from '../../adapters/notifier/undeliverableEmails.queries'
import type { Executor } from '../../db/database'
import { contactPhones, contacts } from '../../db/schema/customers/accounts'
import { oneTimeCodes } from '../../db/schema/signIn/signIn'
import { users } from '../../db/schema/signIn/users'

export async function findProfile(db: Executor, userId: string, now: Date): Promise<Profile | null> {
  const [[row], pending] = await Promise.all([
    db
      .select({ user: users, contact: contacts })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(eq(users.id, userId)),
    db
      .select({ purpose: oneTimeCodes.purpose, target: oneTimeCodes.target, expiresAt: oneTimeCodes.expiresAt })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.userId, userId),
          inArray(oneTimeCodes.purpose, ['new_email', 'new_phone']),
          isNull(oneTimeCodes.usedAt),
          gt(oneTimeCodes.expiresAt, now),
        ),
      )
      .orderBy(desc(oneTimeCodes.createdAt)),
  ])
  if (!row) return null
  const otherPhones = await findOtherPhones(db, row.contact.id)
  const pendingOf = (purpose: string) => {
    const code = pending.find((candidate) => candidate.purpose === purpose)
    return code ? { target: code.target, expires_at: code.expiresAt.toISOString() } : null
  }
  return {
    contact_id: row.contact.id,
    first_name: row.contact.firstName,
    last_name: row.contact.lastName,
    preferred_name: row.user.preferredName,
    email: row.user.email,
    email_verified: row.contact.emailVerifiedAt !== null,
    pending_email: pendingOf('new_email'),
    phone: row.contact.phone,
    phone_verified: row.contact.phoneVerifiedAt !== null,
    pending_phone: pendingOf('new_phone'),
    phone_type: row.contact.phoneType,
    other_phones: otherPhones.map(({ id, type, number }) => ({ phone_id: id, type, number })),
    language: row.contact.language,
  }
}

/** Returns the phones in the order in which they were added. */
export const findOtherPhones = (db: Executor, contactId: string) =>
  db
    .select()
    .from(contactPhones)
    .where(eq(contactPhones.contactId, contactId))
    .orderBy(asc(contactPhones.addedAt), asc(contactPhones.id))

/** Locks the contact, so that no other request can add a phone at the same time. */
export async function lockContact(db: Executor, contactId: string): Promise<void> {
  await db.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for('update')
}

export async function insertPhone(db: Executor, row: typeof contactPhones.$inferInsert): Promise<void> {
  await db.insert(contactPhones).values(row)
}

/** Returns whether the phone existed. */
export async function deletePhone(db: Executor, contactId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(contactPhones)
    .where(and(eq(contactPhones.id, id), eq(contactPhones.contactId, contactId)))
    .returning({ id: contactPhones.id })
  return deleted.length > 0
}

interface ContactInfoChange {
  phoneType?: PhoneType | undefined
  language?: ContactLanguage | undefined
}

export async function storeContactInfo(db: Executor, contactId: string, change: ContactInfoChange): Promise<void> {
  if (change.phoneType === undefined && change.language === undefined) return
  await db.update(contacts).set(change).where(eq(contacts.id, contactId))
}

export async function storePreferredName(db: Executor, userId: string, preferredName: string): Promise<void> {
  await db.update(users).set({ preferredName }).where(eq(users.id, userId))
}

export async function isEmailTaken(db: Executor, userId: string, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.id, userId)))
  return found.length > 0
}

interface VerifiedAddress {
  userId: string
  contactId: string
  target: string
  now: Date
}

export async function changeEmail(db: Executor, { userId, contactId, target, now }: VerifiedAddress): Promise<void> {
  await db.update(users).set({ email: target }).where(eq(users.id, userId))
  await db.update(contacts).set({ email: target, emailVerifiedAt: now }).where(eq(contacts.id, contactId))
  await markDeliverable(db, target)
}

export async function changePhone(db: Executor, { contactId, target, now }: VerifiedAddress): Promise<void> {
  await db.update(contacts).set({ phone: target, phoneVerifiedAt: now }).where(eq(contacts.id, contactId))
}

export async function deleteCodes(db: Executor, userId: string, purpose: 'new_email' | 'new_phone'): Promise<void> {
  await db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)))
}
