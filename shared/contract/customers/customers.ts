/** Defines customers, as they see their own data and as staff find and open them. */
import { z } from 'zod/mini'
import { AppFeature } from '../../access/appFeature'
import { Dollars } from '../../billing/dollars'
import { dunningStageNumbers } from '../../billing/dunning'
import { customerKinds, noteLimit } from '../../customers/customers'
import { Preferences } from '../../customers/preferences'
import { SearchWords, Text } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import { sortField } from '../../http/sorting'
import { ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'
import { holdFields } from '../billing/holdFields'
import { Colleague } from '../cases/queue'
import { Announcement } from '../content/announcements'
import { FoundAddress } from '../services/premises'
import { BillingAccount, ContactInfo, Location, selectedAccountFields, UserAccountDetails } from './accountDetails'
import { leftOutParts, TimelineEntry } from './timeline'
import { UserDetails } from './userDetails'

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/api/v1/customer/get-sf-user-details',
  summary: 'Finds a portal user by email address or phone number. Customers find only themselves.',
  access: 'signedIn',
  reads: ['Person'],
  query: z.object({ emailOrPhone: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)) }),
  response: UserDetails,
})

export const getAccountDetails = endpoint({
  method: 'GET',
  path: '/api/v1/customer/account-details',
  summary:
    'Returns the billing accounts with balances, the addresses with services, the phone numbers and language of a portal user, and what they have to resolve.',
  access: 'ACCOUNTS.read',
  reads: ['Accounts', 'Profile', 'Cases'],
  query: z.object({ user_id: z.uuid() }),
  response: UserAccountDetails,
})

export const FirstView = z.object({
  user_details: UserDetails,
  app_features: z.array(AppFeature),
  preferences: Preferences,
  ...selectedAccountFields,
})
export type FirstView = z.output<typeof FirstView>

export const getFirstView = endpoint({
  method: 'GET',
  path: earlyPaths.firstView,
  summary:
    'Returns what the first view of the portal shows: the caller, their rights, preferences and accounts, and the balance of the selected service account. A selection that is not the caller’s is ignored.',
  access: 'signedIn',
  reads: ['Person', 'Preferences', 'Balance', 'Accounts', 'Profile', 'Cases'],
  query: z.object({ selected_premise: z.optional(Id), selected_service: z.optional(Id) }),
  response: FirstView,
})

export const CustomerKind = z.enum(customerKinds)

export const FoundCase = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  title: z.string(),
  is_message: z.boolean(),
})
export type FoundCase = z.infer<typeof FoundCase>

export const FoundCustomer = z.object({
  crm_customer_number: z.string(),
  name: z.string(),
  kind: CustomerKind,
  /** The address belongs to the account's first contact. It is empty if none is on file. */
  email: z.string(),
  phone: z.string(),
  /** This is the address that matches the search, or else the first. It is null for customers without an address. */
  address: z.nullable(FoundAddress),
  address_count: z.int(),
  services: z.array(ServiceType),
  /** Whether any user can sign in for the customer. */
  has_login: z.boolean(),
  /** This is the customer's case whose number was searched. It is null otherwise, and if the caller can't read it. */
  case: z.nullable(FoundCase),
})
export type FoundCustomer = z.infer<typeof FoundCustomer>

export const FoundCustomers = z.object({
  customers: z.array(FoundCustomer),
  total_count: z.int(),
  /** It is false if more customers match than were counted. */
  is_exact: z.boolean(),
})

export const customerSortColumns = ['name'] as const

export const searchCustomers = endpoint({
  method: 'GET',
  path: '/api/v1/customer/search-customers',
  summary:
    'Searches customers for staff by customer number, name, address, phone, email, account number or case number, best matches first or sorted by a column.',
  access: 'staff:ACCOUNTS.read',
  reads: ['People'],
  query: z.object({
    search: SearchWords(100).check(z.minLength(3)),
    sort: sortField(customerSortColumns),
    ...pageQuery,
  }),
  response: FoundCustomers,
})

export const listRecentCustomers = endpoint({
  method: 'GET',
  path: '/api/v1/customer/recent-customers',
  summary: 'Lists the customers that the caller opened last, most recent first. For staff.',
  access: 'staff:ACCOUNTS.read',
  reads: ['RecentCustomers', 'People'],
  response: z.array(FoundCustomer),
})

export const findAddressUsers = endpoint({
  method: 'GET',
  path: '/api/v1/customer/get-address-user-details',
  summary:
    'Searches customers for staff by address, email and phone. All given criteria must match; at least one is required.',
  access: 'staff:ACCOUNTS.read',
  reads: ['People'],
  query: z.object({
    address: z.optional(SearchWords(100)),
    email: z.optional(SearchWords(254)),
    phone: z.optional(SearchWords(20)),
    ...pageQuery,
  }),
  response: FoundCustomers,
})

/** A gas account, and the hold or moratorium that prevents its disconnect. */
const GasAccount = z.object({ account_no: z.string(), ...holdFields })
export type GasAccount = z.output<typeof GasAccount>

export const CustomerOverview = z.object({
  crm_customer_number: z.string(),
  name: z.string(),
  kind: CustomerKind,
  /** The first service started on this day. It is null before. */
  customer_since: z.nullable(Day),
  /** This user is responsible for the account and has only its data. `user_id` is empty if no user can sign in. */
  user_details: UserDetails,
  /** It is null if no contact is on file. */
  contact_info: z.nullable(ContactInfo),
  /** Counts the contacts whose email address does not work: emails to it came back. */
  undeliverable_emails: z.int(),
  last_sign_in_at: z.nullable(Moment),
  /** The account is in the old system and isn't registered yet. Its login is created under Account Creation. */
  migration_account_parent_id: z.nullable(z.string()),
  /** Sums the billing accounts that owe something. A credit on one account doesn't pay for another. */
  owed: Dollars,
  credit: Dollars,
  past_due: Dollars,
  /** An unpaid bill was due on this day for the first time. */
  past_due_since: z.nullable(Day),
  open_cases: z.int(),
  /**
   * Describes the gas account with the highest dunning stage. It is null if there is none, or the caller can't see it.
   */
  dunning: z.nullable(
    z.object({ stage: z.literal(dunningStageNumbers), past_due_days: z.int(), is_held: z.boolean() }),
  ),
  /** Lists gas accounts, and what prevents their disconnect. It is empty if the caller can't see this. */
  gas_accounts: z.array(GasAccount),
  /** Counts messages of the customer without an answer. */
  unanswered_messages: z.int(),
  /** These announcements are live for the customer, by priority. */
  announcements: z.array(Announcement),
  billing_accounts: z.array(BillingAccount),
  locations: z.array(Location),
  timeline: z.array(TimelineEntry),
  /** The caller can't see these parts, so the timeline doesn't contain them. */
  left_out: z.array(z.enum(leftOutParts)),
})
export type CustomerOverview = z.output<typeof CustomerOverview>

export const getCustomerOverview = endpoint({
  method: 'GET',
  path: earlyPaths.customerOverview,
  summary: 'Returns a customer’s details, services, balances and recent activity. For staff.',
  access: 'staff:ACCOUNTS.read',
  // Everything written for the customer changes the overview.
  reads: ['Customer', 'Accounts', 'Balance', 'Payments', 'Autopay', 'Cases', 'Messages', 'Comments', 'People'],
  query: z.object({ crm_customer_id: Id }),
  response: CustomerOverview,
})

export const writeCustomerNote = endpoint({
  method: 'POST',
  path: '/api/v1/customer/write-note',
  summary: 'Adds a note about a customer. Only staff can read it.',
  access: 'staff:ACCOUNTS.write',
  changes: ['Customer'],
  idempotent: true,
  body: z.strictObject({ crm_customer_id: Id, note: Text({ name: fieldTexts.note, max: noteLimit }) }),
  response: z.object({ note_id: z.uuid() }),
})

export const reportCustomerViewer = endpoint({
  method: 'POST',
  path: '/api/v1/customer/report-viewer',
  summary:
    'Reports whether the caller is viewing a customer, and returns the other viewers. A report expires after 75 seconds.',
  access: 'staff:ACCOUNTS.read',
  body: z.strictObject({ crm_customer_id: Id, is_viewing: z.boolean() }),
  response: z.array(Colleague),
})

export const customers = {
  getFirstView,
  getUserDetails,
  getAccountDetails,
  searchCustomers,
  listRecentCustomers,
  findAddressUsers,
  getCustomerOverview,
  reportCustomerViewer,
  writeCustomerNote,
}
