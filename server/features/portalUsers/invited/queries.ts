/** Who was invited to sign in for a customer and has not accepted yet, for staff who look for them among the users. */
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { AccountFilter } from '#shared/accountFilter'
import type { InvitedUser } from '#shared/contract/portalUsers'
import type { Executor } from '../../../db/database'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../../db/schema/accounts'
import { invitations } from '../../../db/schema/people'
import { isOpenInvitation } from '../../people/queries'
import { isAtPlace } from '../../premises/queries'
import { containing } from '../../premises/rules'

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
