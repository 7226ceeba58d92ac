/** Reads portal users with the accounts and addresses they have access to. */
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { addressLine } from '#shared/addresses'
import type { BillingAccount, Location } from '#shared/contract/customers'
import type { UserAccount, UserAddress, UserDetails } from '#shared/contract/userDetails'
import type { Executor } from '../../db/database'
import {
  billingAccounts,
  communities,
  contactPhones,
  contacts,
  customers,
  premises,
  serviceAccounts,
} from '../../db/schema/accounts'
import { communicationSettings } from '../../db/schema/communication'
import { roles, userCustomers, users } from '../../db/schema/people'
import { byStreet } from '../../directory/premises.queries'
import { type CustomerScope, inScope } from '../../http/customerScope'
import { dueDayOf } from '../payments/rules'
import { findHolders } from '../people/people.queries'

/** Identifies one user by id, by the email address or phone number on file, or by both. */
export type UserKey = { userId: string; emailOrPhone?: string } | { userId?: string; emailOrPhone: string }

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

type ServiceRow = Awaited<ReturnType<typeof findServicesOf>>[number]

const firstStartedOn = sql`min(${serviceAccounts.startedOn}) over (partition by ${premises.number})`

type ServiceOwner = { userId: string; scope?: CustomerScope } | { customerNumber: string }

/** A granted role must share a right with the user's own role; otherwise the user can do nothing there. */
const isOpenToUser = sql`(${userCustomers.roleId} is null or exists (select 1 from ${users}
  join ${roles} own on own.id = ${users.roleId} where ${users.id} = ${userCustomers.userId} and own.rights && ${roles.rights}))`

/** Returns the services that a user has access to, or that a customer has, in display order. */
function findServicesOf(db: Executor, owner: ServiceOwner) {
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

const fullAddress = ({ premise }: ServiceRow): string => addressLine(premise.streetAddress, premise.unit)

const toUserAccount = (row: ServiceRow): UserAccount => ({
  crm_billing_account_number: row.billing.number,
  crm_billing_group_id: row.billing.groupId,
  crm_service_account_id: row.service.id,
  crm_service_account_number: row.service.number,
  crm_customer_number: row.billing.customerNumber,
  crm_premise_id: row.premise.number,
  street_address: fullAddress(row),
  service_type_code: row.service.serviceType,
  ...(row.grantedRights && { granted_rights: row.grantedRights }),
})

function toUserAddresses(rows: ServiceRow[]): UserAddress[] {
  return byPremise(rows).map(([first, services]) => ({
    street_address: fullAddress(first),
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

function byPremise(rows: ServiceRow[]): [first: ServiceRow, all: ServiceRow[]][] {
  const rowsByPremise = new Map<string, [ServiceRow, ServiceRow[]]>()
  for (const row of rows) {
    const known = rowsByPremise.get(row.premise.number)
    if (known) known[1].push(row)
    else rowsByPremise.set(row.premise.number, [row, [row]])
  }
  return [...rowsByPremise.values()]
}

/** Returns the language and phone numbers of a user, the main number first; null for an unknown user. */
export async function findContactInfo(db: Executor, userId: string) {
  const [user] = await db.select({ contactId: users.contactId }).from(users).where(eq(users.id, userId))
  return user ? findContactInfoOf(db, user.contactId) : null
}

/** Returns the same for a contact, whether or not they sign in. */
export async function findContactInfoOf(db: Executor, contactId: string) {
  const rows = await db
    .select({
      language: contacts.language,
      phone: contacts.phone,
      phoneType: contacts.phoneType,
      type: contactPhones.type,
      number: contactPhones.number,
    })
    .from(contacts)
    .leftJoin(contactPhones, eq(contactPhones.contactId, contacts.id))
    .where(eq(contacts.id, contactId))
    .orderBy(asc(contactPhones.addedAt), asc(contactPhones.id))
  const [first] = rows
  if (!first) return null
  const main = first.phone === '' ? [] : [{ type: first.phoneType, number: first.phone, is_main: true }]
  const others = rows.flatMap(({ type, number }) => (type && number ? [{ type, number, is_main: false }] : []))
  return { language: first.language, phones: [...main, ...others] }
}

/** Returns the accounts in scope as the user's overview shows them: balances by bill, services by address. */
export async function findAccountDetails(
  db: Executor,
  scope: CustomerScope,
  userId: string,
): Promise<{ billingAccounts: BillingAccount[]; locations: Location[] }> {
  return toAccountDetails(await findServicesOf(db, { userId, scope }))
}

/** Returns only what belongs to the customer itself, as its users see it. */
export async function findAccountsOfCustomer(db: Executor, customerNumber: string) {
  const services = await findServicesOf(db, { customerNumber })
  return {
    ...toAccountDetails(services),
    user_accounts: services.map(toUserAccount),
    user_address_details: toUserAddresses(services),
  }
}

function toAccountDetails(services: ServiceRow[]) {
  const bills = new Map(services.map((row) => [row.billing.number, row]))
  return { billingAccounts: [...bills.values()].map(toBillingAccount), locations: byPremise(services).map(toLocation) }
}

const toBillingAccount = (row: ServiceRow): BillingAccount => ({
  crm_billing_account_number: row.billing.number,
  crm_billing_group_id: row.billing.groupId,
  crm_customer_number: row.billing.customerNumber,
  service_group: row.billing.serviceGroup,
  street_address: fullAddress(row),
  balance: row.billing.balance,
  due_date: dueDayOf(row.billing.balance, row.billing.dueOn),
  autopay_enabled: row.billing.autopayToken !== null,
  paperless: row.paperless ?? false,
  status: row.billing.status,
})

const toLocation = ([first, services]: [ServiceRow, ServiceRow[]]): Location => ({
  crm_premise_id: first.premise.number,
  street_address: fullAddress(first),
  city: first.premise.city,
  state: first.premise.state,
  zip: first.premise.zip,
  community_name: first.communityName,
  services: services.map((row) => ({
    crm_service_account_id: row.service.id,
    crm_service_account_number: row.service.number,
    crm_billing_account_number: row.billing.number,
    service_type_code: row.service.serviceType,
    status: row.service.status,
    started_on: row.service.startedOn,
  })),
})

/**
 * Returns where messages about the whole account are sent: to its holder, or before anyone has registered, to the
 * contact that represents the customer. It never returns a contact who only gets single notices, such as outages. Null
 * without an address.
 */
export async function findHolderEmail(db: Executor, customerNumber: string) {
  // A user with granted access counts only when the customer has no holder of its own.
  const [holder] = await findHolders(db, customerNumber)
  if (holder) return { email: holder.email, firstName: holder.firstName }
  const [contact] = await db
    .select({ email: contacts.email, firstName: contacts.firstName })
    .from(contacts)
    .where(
      and(
        eq(contacts.customerNumber, customerNumber),
        eq(contacts.relation, ''),
        ne(contacts.email, ''),
        isNull(contacts.removedAt),
      ),
    )
    .orderBy(asc(contacts.id))
    .limit(1)
  return contact ?? null
}
