/** Queries pending invitations to sign in for a customer, for staff who search for people or create logins. */

import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { InvitedUser, WaitingInvitation } from '#shared/contract/customers/portalUsers'
import type { AccountFilter } from '#shared/customers/accountFilter'
import { daysAfter } from '#shared/format/moments'
import type { Executor } from '../../db/database'
import { invitations } from '../../db/schema/access/access'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../db/schema/customers/accounts'
import { legacyAccounts } from '../../db/schema/customers/registrations'
import { matchesPlace } from '../../directory/premises.queries'
import { isOpenInvitation } from '../../directory/users/invitations.queries'
import { invitationDays } from '../../directory/users/rules'
import { fullName } from '../../fullName'
import { containsPattern } from '../../text/likePatterns'

/** Staff narrow the search to see others. */
const maxListed = 20

export async function findInvitedUsers(db: Executor, filter: AccountFilter, now: Date): Promise<InvitedUser[]> {
  const rows = await db
    .selectDistinct({
      contactId: contacts.id,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      email: invitations.email,
      until: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(contacts, and(isOpenInvitation, isNull(contacts.removedAt)))
    .innerJoin(customers, and(eq(customers.number, invitations.customerNumber), ne(customers.kind, 'provider')))
    .leftJoin(billingAccounts, eq(billingAccounts.customerNumber, customers.number))
    .leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .leftJoin(communities, eq(communities.id, premises.communityId))
    .where(
      and(
        matchesPlace(filter),
        filter.account_no ? eq(billingAccounts.number, filter.account_no.toUpperCase()) : undefined,
        filter.email ? sql`lower(${invitations.email}) like ${containsPattern(filter.email.toLowerCase())}` : undefined,
        filter.phone ? sql`${contacts.phone} like ${containsPattern(filter.phone)}` : undefined,
      ),
    )
    .orderBy(asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id))
    .limit(maxListed)
  return rows.map(({ contactId, firstName, lastName, email, until }) => ({
    contact_id: contactId,
    name: fullName({ firstName, lastName }),
    email,
    invited_until: until.toISOString(),
    is_expired: until <= now,
  }))
}

/**
 * Returns the pending invitations of customers. An expired link is left out, but a registration letter does not expire.
 */
export async function findPendingInvitations(
  db: Executor,
  customerNumbers: readonly string[],
  now: Date,
): Promise<WaitingInvitation[]> {
  const links = await db
    .select({ customerNumber: invitations.customerNumber, email: invitations.email, until: invitations.expiresAt })
    .from(invitations)
    .innerJoin(contacts, and(isOpenInvitation, isNull(contacts.removedAt)))
    .where(and(inArray(invitations.customerNumber, [...customerNumbers]), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.customerNumber), asc(invitations.email))
  const letters = await db
    .select({
      customerNumber: legacyAccounts.customerNumber,
      email: legacyAccounts.email,
      invitedAt: legacyAccounts.invitedAt,
    })
    .from(legacyAccounts)
    .where(
      and(
        inArray(legacyAccounts.customerNumber, [...customerNumbers]),
        isNull(legacyAccounts.registeredAt),
        isNotNull(legacyAccounts.invitedAt),
      ),
    )
    .orderBy(asc(legacyAccounts.customerNumber))
  // A link sent by customer care is also stored as a letter, and must be listed only once.
  const hasLink = (customerNumber: string) => links.some((link) => link.customerNumber === customerNumber)
  return [
    // Resending a link extends it, so the time of the last email follows from its expiry.
    ...links.map(({ until, ...link }) => ({
      ...link,
      invitedAt: daysAfter(until, -invitationDays),
      kind: 'sign_in' as const,
    })),
    ...letters.flatMap((letter) =>
      hasLink(letter.customerNumber) ? [] : [{ ...letter, kind: 'registration' as const }],
    ),
  ].flatMap(({ customerNumber, kind, email, invitedAt }) =>
    invitedAt === null ? [] : [{ parent_account_id: customerNumber, kind, email, invited_at: invitedAt.toISOString() }],
  )
}
