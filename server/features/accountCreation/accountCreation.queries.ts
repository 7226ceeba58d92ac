/** Queries legacy accounts for staff who create portal accounts. */
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { invitations } from '../../db/schema/access/access'
import { billingAccounts, contacts } from '../../db/schema/customers/accounts'
import { legacyAccounts } from '../../db/schema/customers/registrations'
import type { LegacyAccount } from '../../directory/registrations/legacyAccounts.queries'
import type { ParentIdentifier } from './rules'

function matchesName(db: Executor, name: ParentIdentifier): SQL | undefined {
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

/** Two rows are enough to know that the name is ambiguous. */
export const findByName = (db: Executor, name: ParentIdentifier): Promise<LegacyAccount[]> =>
  db
    .select()
    .from(legacyAccounts)
    .where(matchesName(db, name))
    .orderBy(asc(legacyAccounts.migrationAccountParentId))
    .limit(2)

/** Returns when the contact's invitation expires, or null without a valid one. */
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

/** Stores an email for an account that had none on file. */
export async function storeEmail(db: Executor, { migrationAccountParentId }: LegacyAccount, email: string) {
  await db
    .update(legacyAccounts)
    .set({ email: email.toLowerCase() })
    .where(eq(legacyAccounts.migrationAccountParentId, migrationAccountParentId))
}
