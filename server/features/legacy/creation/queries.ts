/** What staff ask about accounts of the old system before they create portal accounts for them. */
import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { billingAccounts, contacts } from '../../../db/schema/accounts'
import { legacyAccounts } from '../../../db/schema/legacy'
import { invitations } from '../../../db/schema/people'
import type { LegacyAccount } from '../queries'
import type { ParentName } from '../rules'

function namedBy(db: Executor, name: ParentName): SQL | undefined {
  switch (name.kind) {
    case 'parent':
      return eq(legacyAccounts.migrationAccountParentId, name.value)
    case 'customer':
      return eq(legacyAccounts.customerNumber, name.value)
    case 'bill':
      return inArray(
        legacyAccounts.customerNumber,
        db
          .select({ number: billingAccounts.customerNumber })
          .from(billingAccounts)
          .where(eq(billingAccounts.number, name.value)),
      )
    case 'email':
      return eq(legacyAccounts.email, name.value)
    case 'mobile':
      return eq(legacyAccounts.mobile, name.value)
    case 'oldNumber':
      return or(eq(legacyAccounts.fiberAccountNumber, name.value), eq(legacyAccounts.gasAccountNumber, name.value))
    case 'unknown':
      return sql`false`
  }
}

/** Two are enough to know that it is not one. */
export const findNamed = (db: Executor, name: ParentName): Promise<LegacyAccount[]> =>
  db
    .select()
    .from(legacyAccounts)
    .where(namedBy(db, name))
    .orderBy(asc(legacyAccounts.migrationAccountParentId))
    .limit(2)

/** Until when the link that somebody got holds; null without one. */
export async function findInvitedUntil(db: Executor, contactId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: invitations.expiresAt })
    .from(invitations)
    .innerJoin(contacts, and(eq(contacts.id, invitations.contactId), isNull(contacts.removedAt)))
    .where(
      and(
        eq(invitations.contactId, contactId),
        gt(invitations.expiresAt, now),
        eq(sql`lower(${invitations.email})`, sql`lower(${contacts.email})`),
      ),
    )
  return row?.until ?? null
}

/** The address that somebody named where none was on file. */
export async function storeEmail(db: Executor, { migrationAccountParentId }: LegacyAccount, email: string) {
  await db
    .update(legacyAccounts)
    .set({ email: email.toLowerCase() })
    .where(eq(legacyAccounts.migrationAccountParentId, migrationAccountParentId))
}

const openAccountOf = (db: Executor, contactId: string) =>
  db
    .select()
    .from(legacyAccounts)
    .where(and(eq(legacyAccounts.contactId, contactId), isNull(legacyAccounts.registeredAt)))
    .limit(1)
    .$dynamic()

/** The account of the old system of a person who has not registered. */
export async function findOpenAccountOf(db: Executor, contactId: string): Promise<LegacyAccount | null> {
  return (await openAccountOf(db, contactId))[0] ?? null
}

/** The same, held until the transaction ends. */
export async function lockOpenAccountOf(db: Executor, contactId: string): Promise<LegacyAccount | null> {
  return (await openAccountOf(db, contactId).for('update'))[0] ?? null
}
