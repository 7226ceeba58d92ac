/** Reads users with the accounts and addresses they have access to. */
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { UserAccount, UserAddress, UserDetails } from '#shared/contract/customers/userDetails'
import { addressLine } from '#shared/customers/addresses'
import type { Executor } from '../../db/database'
import {
  billingAccounts,
  communities,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../db/schema/customers/accounts'
import { communicationSettings } from '../../db/schema/customers/communication'
import { roles, userCustomers, users } from '../../db/schema/signIn/users'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { byStreet } from '../premises.queries'

/** Identifies one user by id, by the email address or phone number on file, or by both. */
type UserKey = { userId: string; emailOrPhone?: string } | { userId?: string; emailOrPhone: string }

export async function findUserDetails(db: Executor, key: UserKey): Promise<UserDetails | null> {
  const [user] = await db
    .select({
      user_id: users.id,
      userTypeCode: users.userType,
      email_id: users.email,
      first_name: contacts.firstName,
      last_name: contacts.lastName,
      crm_contact_id: contacts.id,
      phone_number: contacts.phone,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.contactId))
    .where(isUser(key))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  if (!user) return null
  const services = await findServicesOf(db, { userId: user.user_id })
  return { ...user, user_accounts: services.map(toUserAccount), user_address_details: toUserAddresses(services) }
}

function isUser({ userId, emailOrPhone }: UserKey): SQL | undefined {
  return and(userId ? eq(users.id, userId) : undefined, emailOrPhone ? hasEmailOrPhone(emailOrPhone) : undefined)
}

function hasEmailOrPhone(emailOrPhone: string): SQL | undefined {
  const digits = emailOrPhone.replace(/\D/g, '')
  const isEmail = sql`lower(${users.email}) = ${emailOrPhone.toLowerCase()}`
  return digits.length === 10 ? or(isEmail, eq(contacts.phone, digits)) : isEmail
}

export type ServiceRow = Awaited<ReturnType<typeof findServicesOf>>[number]

const firstStartedOn = sql`min(${serviceAccounts.startedOn}) over (partition by ${premises.number})`

type ServiceOwner = { userId: string; scope?: CustomerScope } | { customerNumber: string }

/** A granted role must share a right with the user's own role; otherwise the user can do nothing there. */
const isOpenToUser = sql`(${userCustomers.roleId} is null or exists (select 1 from ${users}
  join ${roles} own on own.id = ${users.roleId} where ${users.id} = ${userCustomers.userId} and own.rights && ${roles.rights}))`

/** Returns the services that a user has access to, or that a customer has, in display order. */
export function findServicesOf(db: Executor, owner: ServiceOwner) {
  const own = 'userId' in owner ? eq(userCustomers.userId, owner.userId) : undefined
  return db
    .select({
      service: serviceAccounts,
      billing: billingAccounts,
      premise: premises,
      communityName: communities.name,
      paperless: communicationSettings.paperless,
      grantedRights: roles.rights,
    })
    .from(customers)
    .leftJoin(userCustomers, and(eq(userCustomers.customerNumber, customers.number), own ?? sql`false`))
    .leftJoin(roles, eq(roles.id, userCustomers.roleId))
    .innerJoin(billingAccounts, eq(billingAccounts.customerNumber, customers.number))
    .innerJoin(serviceAccounts, eq(serviceAccounts.billingAccountNumber, billingAccounts.number))
    .innerJoin(premises, eq(premises.number, serviceAccounts.premiseNumber))
    .innerJoin(communities, eq(communities.id, premises.communityId))
    .leftJoin(communicationSettings, eq(communicationSettings.billingGroupId, billingAccounts.groupId))
    .where(
      'userId' in owner
        ? and(own, isOpenToUser, owner.scope && inScope(owner.scope, customers.number))
        : eq(customers.number, owner.customerNumber),
    )
    .orderBy(
      // The user's own services come before those that other account holders granted.
      sql`${roles.rights} is not null`,
      // Residents see their oldest address first; builders have many addresses and look them up by street.
      asc(sql`case when ${customers.kind} = 'residential' then ${firstStartedOn} end`),
      ...byStreet,
      asc(premises.number),
      sql`array_position(array['FIBER','VOIP','TV','GAS'], ${serviceAccounts.serviceType})`,
      asc(serviceAccounts.id),
    )
}

export const streetOf = ({ premise }: ServiceRow): string => addressLine(premise.streetAddress, premise.unit)

export const toUserAccount = (row: ServiceRow): UserAccount => ({
  crm_billing_account_number: row.billing.number,
  crm_billing_group_id: row.billing.groupId,
  crm_service_account_id: row.service.id,
  crm_service_account_number: row.service.number,
  crm_customer_number: row.billing.customerNumber,
  crm_premise_id: row.premise.number,
  street_address: streetOf(row),
  service_type_code: row.service.serviceType,
  ...(row.grantedRights && { granted_rights: row.grantedRights }),
})

export function toUserAddresses(rows: ServiceRow[]): UserAddress[] {
  return byPremise(rows).map(([first, services]) => ({
    street_address: streetOf(first),
    city: first.premise.city,
    state: first.premise.state,
    zip: first.premise.zip,
    crm_premise_id: first.premise.number,
    services: services.map((row) => ({
      serviceType: row.service.serviceType,
      crm_billing_account_number: row.billing.number,
    })),
  }))
}

export function byPremise(rows: ServiceRow[]): [first: ServiceRow, all: ServiceRow[]][] {
  const rowsByPremise = new Map<string, [ServiceRow, ServiceRow[]]>()
  for (const row of rows) {
    const known = rowsByPremise.get(row.premise.number)
    if (known) known[1].push(row)
    else rowsByPremise.set(row.premise.number, [row, [row]])
  }
  return [...rowsByPremise.values()]
}
