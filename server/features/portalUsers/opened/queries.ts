/** What a sign-in for a customer opens, and who has one already. */
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { addressLine } from '#shared/addresses'
import type { ExistingSignIn, OpenedAccount } from '#shared/contract/portalUsers'
import type { Executor } from '../../../db/database'
import { billingAccounts, contacts, premises, serviceAccounts } from '../../../db/schema/accounts'
import { roles, userCustomers, users } from '../../../db/schema/people'
import { roleOnCustomer } from '../../people/queries'
import { levelOf } from '../../people/rules'

/** Who signs in for any of some customers, disabled sign-ins among them: of each customer the account holders first. */
export async function findSignInsOf(db: Executor, customerNumbers: readonly string[]): Promise<ExistingSignIn[]> {
  // What was granted narrows one's own role and never widens it.
  const rights = sql<string[]>`array(select unnest(${roles.rights}) intersect
    select unnest(own.rights) from ${roles} own where own.id = ${users.roleId})`
  const rows = await db
    .select({
      customerNumber: userCustomers.customerNumber,
      email: users.email,
      status: users.status,
      firstName: contacts.firstName,
      lastName: contacts.lastName,
      rights,
    })
    .from(userCustomers)
    .innerJoin(users, and(eq(users.id, userCustomers.userId), ne(users.status, 'removed')))
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .innerJoin(roles, roleOnCustomer)
    .where(inArray(userCustomers.customerNumber, [...customerNumbers]))
    .orderBy(
      asc(userCustomers.customerNumber),
      desc(sql`${roles.rights} @> array['MANAGECONTACT.write']`),
      asc(users.createdAt),
      asc(users.id),
    )
  return rows.map((user) => ({
    parent_account_id: user.customerNumber,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    level: levelOf(user.rights),
    status: user.status === 'disabled' ? 'disabled' : 'active',
  }))
}

/** Every billing account of a customer, with what is on it. */
export async function findOpenedBy(db: Executor, customerNumber: string): Promise<OpenedAccount[]> {
  const rows = await db
    .select({
      number: billingAccounts.number,
      serviceType: serviceAccounts.serviceType,
      street: premises.streetAddress,
      unit: premises.unit,
    })
    .from(billingAccounts)
    .leftJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .leftJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .where(eq(billingAccounts.customerNumber, customerNumber))
    .orderBy(asc(billingAccounts.number), asc(premises.streetAddress), asc(serviceAccounts.serviceType))
  return each(rows.map(({ number }) => number)).map((account_number) => {
    const services = rows.filter(({ number }) => number === account_number)
    return {
      account_number,
      addresses: each(services.map(({ street, unit }) => (street === null ? null : addressLine(street, unit ?? '')))),
      service_types: each(services.map(({ serviceType }) => serviceType)),
    }
  })
}

/** What there is, each once, in its order. */
const each = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter((value) => value !== null))]
