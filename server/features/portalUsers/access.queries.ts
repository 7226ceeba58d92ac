/** Queries the accounts that a login for a customer gives access to, and the existing logins. */
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { AccessibleAccount, ExistingSignIn } from '#shared/contract/customers/portalUsers'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import { billingAccounts, contacts, premises, serviceAccounts } from '../../db/schema/customers/accounts'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import { levelOf } from '../../directory/users/rules'
import { isEffectiveRole } from '../../directory/users/users.queries'
import { fullName } from '../../fullName'

/** Finds the logins of customers, including disabled ones, with the account holders of each customer first. */
export async function findSignInsOf(db: Executor, customerNumbers: readonly string[]): Promise<ExistingSignIn[]> {
  // A granted role narrows the user's own role and never widens it.
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
    .innerJoin(roles, isEffectiveRole)
    .where(inArray(userCustomers.customerNumber, [...customerNumbers]))
    .orderBy(
      asc(userCustomers.customerNumber),
      desc(sql`${roles.rights} @> array['MANAGECONTACT.write']`),
      asc(users.createdAt),
      asc(users.id),
    )
  return rows.map((user) => ({
    parent_account_id: user.customerNumber,
    name: fullName(user),
    email: user.email,
    level: levelOf(user.rights),
    status: user.status === 'disabled' ? 'disabled' : 'active',
  }))
}

/** Returns every billing account of a customer, with its addresses and service types. */
export async function findAccessibleAccounts(db: Executor, customerNumber: string): Promise<AccessibleAccount[]> {
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
  // Grouping takes a single pass, because a builder has thousands of rows.
  const servicesByAccount = new Map<string, typeof rows>()
  for (const row of rows) {
    const services = servicesByAccount.get(row.number)
    if (services) services.push(row)
    else servicesByAccount.set(row.number, [row])
  }
  return [...servicesByAccount].map(([account_number, services]) => ({
    account_number,
    addresses: distinctValues(
      services.map(({ street, unit }) => (street === null ? null : addressLine(street, unit ?? ''))),
    ),
    service_types: distinctValues(services.map(({ serviceType }) => serviceType)),
  }))
}

/** Returns the distinct values without nulls, in their order. */
const distinctValues = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter((value) => value !== null))]
