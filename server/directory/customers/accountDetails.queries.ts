/** Reads the phone numbers of users and contacts, and accounts as the overview shows them. */
import { asc, eq } from 'drizzle-orm'
import type { BillingAccount, Location } from '#shared/contract/customers/accountDetails'
import type { Executor } from '../../db/database'
import { contactPhones, contacts } from '../../db/schema/customers/accounts'
import { users } from '../../db/schema/signIn/users'
import type { CustomerScope } from '../../http/customerScope'
import { dueDayOf } from '../payments/rules'
import {
  byPremise,
  findServicesOf,
  type ServiceRow,
  streetOf,
  toUserAccount,
  toUserAddresses,
} from '../users/userDetails.queries'

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
  street_address: streetOf(row),
  balance: row.billing.balance,
  due_date: dueDayOf(row.billing.balance, row.billing.dueOn),
  autopay_enabled: row.billing.autopayToken !== null,
  paperless: row.paperless ?? false,
  status: row.billing.status,
})

const toLocation = ([first, services]: [ServiceRow, ServiceRow[]]): Location => ({
  crm_premise_id: first.premise.number,
  street_address: streetOf(first),
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
