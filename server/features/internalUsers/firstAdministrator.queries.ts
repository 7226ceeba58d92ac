/** Queries for the first administrator of a database: the provider, the roles, and invitations that wait. */
import { and, arrayContains, asc, eq, isNull, sql } from 'drizzle-orm'
import { administratorRights } from '#shared/access/rights'
import type { Executor } from '../../db/database'
import { invitations } from '../../db/schema/access/access'
import { contacts, customers } from '../../db/schema/customers/accounts'
import { roles } from '../../db/schema/signIn/users'
import { startingRoles } from '../../db/startingRoles'
import { isOpenInvitation } from '../../directory/users/invitations.queries'

const hasAdministratorRights = arrayContains(roles.rights, [...administratorRights])

/** Stores the starting roles in a database without any. Existing roles are never changed. */
export async function storeStartingRoles(tx: Executor): Promise<void> {
  const [existing] = await tx.select({ id: roles.id }).from(roles).limit(1)
  if (!existing) await tx.insert(roles).values([...startingRoles])
}

/** Returns the staff role with the fewest rights among those of administrators. */
export async function findAdministratorRole(tx: Executor): Promise<{ id: string; name: string } | null> {
  const [role] = await tx
    .select({ id: roles.id, name: roles.name })
    .from(roles)
    .where(and(eq(roles.isForStaff, true), hasAdministratorRights))
    .orderBy(asc(sql`cardinality(${roles.rights})`), asc(roles.name))
    .limit(1)
  return role ?? null
}

/** Customers are imported with their numbers, which start at 1. */
const newProviderNumber = 'CU-00000000'

/** Returns the provider's number, and stores the provider if it is missing. */
export async function findOrStoreProvider(tx: Executor, name: string): Promise<string> {
  const [existing] = await tx
    .select({ number: customers.number })
    .from(customers)
    .where(eq(customers.kind, 'provider'))
    .orderBy(asc(customers.number))
    .limit(1)
  if (existing) return existing.number
  await tx.insert(customers).values({ number: newProviderNumber, name, kind: 'provider' })
  return newProviderNumber
}

export interface AdministratorInvitation {
  contactId: string
  email: string
  expiresAt: Date
}

/** Finds invitations of administrators that have not been accepted, including expired ones. */
export const findAdministratorInvitations = (tx: Executor): Promise<AdministratorInvitation[]> =>
  tx
    .select({ contactId: invitations.contactId, email: invitations.email, expiresAt: invitations.expiresAt })
    .from(invitations)
    .innerJoin(contacts, and(isOpenInvitation, isNull(contacts.removedAt)))
    .innerJoin(customers, and(eq(customers.number, invitations.customerNumber), eq(customers.kind, 'provider')))
    .innerJoin(roles, and(eq(roles.id, invitations.roleId), hasAdministratorRights))
    .orderBy(asc(invitations.createdAt))
