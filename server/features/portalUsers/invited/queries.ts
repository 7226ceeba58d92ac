/** Who was invited to sign in for a customer and has not accepted yet, for staff who look for them or make a sign-in. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { AccountFilter } from '#shared/accountFilter'
import type { InvitedUser, WaitingInvitation } from '#shared/contract/portalUsers'
import type { Executor } from '../../../db/database'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../../db/schema/accounts'
import { legacyAccounts } from '../../../db/schema/legacy'
import { invitations } from '../../../db/schema/people'
import { isOpenInvitation } from '../../people/queries'
import { invitationDays } from '../../people/rules'
import { isAtPlace } from '../../premises/queries'
import { containing } from '../../premises/rules'
import { minutesAfter } from '../../session/rules'

/** More are found by narrowing the search down. */
const mostListed = 20

export async function findInvited(db: Executor, filter: AccountFilter, now: Date): Promise<InvitedUser[]> {
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
        isAtPlace(filter),
        filter.account_no ? eq(billingAccounts.number, filter.account_no.toUpperCase()) : undefined,
        filter.email ? sql`lower(${invitations.email}) like ${containing(filter.email.toLowerCase())}` : undefined,
        filter.phone ? sql`${contacts.phone} like ${containing(filter.phone)}` : undefined,
      ),
    )
    .orderBy(asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id))
    .limit(mostListed)
  return rows.map(({ contactId, firstName, lastName, email, until }) => ({
    contact_id: contactId,
    name: `${firstName} ${lastName}`,
    email,
    invited_until: until.toISOString(),
    is_expired: until <= now,
  }))
}

/** What waits to be followed at some customers. A link that has run out waits for nobody; a letter to register holds on. */
export async function findInvitationsTo(
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
      at: legacyAccounts.invitedAt,
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
  // A link that care sent is noted as a letter too: it is told once.
  const isLink = (customerNumber: string) => links.some((link) => link.customerNumber === customerNumber)
  return [
    // Sent again it holds longer from then on.
    ...links.map(({ until, ...link }) => ({
      ...link,
      at: minutesAfter(until, -invitationDays * 24 * 60),
      kind: 'sign_in' as const,
    })),
    ...letters.flatMap((letter) =>
      isLink(letter.customerNumber) ? [] : [{ ...letter, kind: 'registration' as const }],
    ),
  ].flatMap(({ customerNumber, kind, email, at }) =>
    at === null ? [] : [{ parent_account_id: customerNumber, kind, email, invited_at: at.toISOString() }],
  )
}
