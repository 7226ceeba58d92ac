/** Portal users with the accounts and addresses they reach. */
import { and, asc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
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
import { within, type Reach } from '../../http/ownership'
import { dueDay } from '../payments/rules'
import { findHolders } from '../people/queries'

/** One user, named by id, by the email address or phone number on file, or by both. */
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
  return and(userId ? eq(users.id, userId) : undefined, emailOrPhone ? isReachedBy(emailOrPhone) : undefined)
}

function isReachedBy(emailOrPhone: string): SQL | undefined {
  const digits = emailOrPhone.replace(/\D/g, '')
  const isEmail = sql`lower(${users.email}) = ${emailOrPhone.toLowerCase()}`
  return digits.length === 10 ? or(isEmail, eq(contacts.phone, digits)) : isEmail
}

type ServiceRow = Awaited<ReturnType<typeof findServicesOf>>[number]

const firstStartedOn = sql`min(${serviceAccounts.startedOn}) over (partition by ${premises.number})`

/** By street, number and unit: 98 Fennick Ave, 412 Fennick Ave, 7 Harrow Ln. */
export const byStreet = [
  asc(premises.streetName),
  asc(premises.streetNumber),
  asc(premises.unitName),
  asc(premises.unitNumber),
]

type Whose = { userId: string; reach?: Reach } | { customerNumber: string }

/** What was granted has something in common with their own role: else they may do nothing there. */
const isOpenToUser = sql`(${userCustomers.roleId} is null or exists (select 1 from ${users}
  join ${roles} own on own.id = ${users.roleId} where ${users.id} = ${userCustomers.userId} and own.rights && ${roles.rights}))`

/** Every service that a user reaches, or that a customer has, in the order in which addresses and services are shown. */
function findServicesOf(db: Executor, whose: Whose) {
  const own = 'userId' in whose ? eq(userCustomers.userId, whose.userId) : undefined
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
      'userId' in whose
        ? and(own, isOpenToUser, whose.reach && within(whose.reach, customers.number))
        : eq(customers.number, whose.customerNumber),
    )
    .orderBy(
      // What is one's own comes before what its owners have opened to one.
      sql`${roles.rights} is not null`,
      // A resident starts with the address that was there first; where there are many, they are looked up like in a list.
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
  const premisesFound = new Map<string, [ServiceRow, ServiceRow[]]>()
  for (const row of rows) {
    const known = premisesFound.get(row.premise.number)
    if (known) known[1].push(row)
    else premisesFound.set(row.premise.number, [row, [row]])
  }
  return [...premisesFound.values()]
}

/** The language and the numbers of a user, the main one first; null where there is no such user. */
export async function findReached(db: Executor, userId: string) {
  const [user] = await db.select({ contactId: users.contactId }).from(users).where(eq(users.id, userId))
  return user ? findReachedOf(db, user.contactId) : null
}

/** The same of a contact, whether they sign in or not. */
export async function findReachedOf(db: Executor, contactId: string) {
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

/** The accounts of a user as their overview shows them: balances by bill, services by address. */
export async function findAccountDetails(
  db: Executor,
  reach: Reach,
  userId: string,
): Promise<{ billingAccounts: BillingAccount[]; locations: Location[] }> {
  return toAccountDetails(await findServicesOf(db, { userId, reach }))
}

/** What belongs to a customer and nothing else, as its people see it. */
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
  due_date: dueDay(row.billing.balance, row.billing.dueOn),
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
 * Where what concerns the whole account is written: its holder; before anybody has registered, the contact that stands for
 * the customer itself. Never somebody who is only to hear of one thing, such as outages. Null when there is no address.
 */
export async function findHolderEmail(db: Executor, customerNumber: string) {
  // Somebody who was let in hears of it only where nobody of the customer's own is left.
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
