/** Who a customer is: the person signed in, the accounts and addresses they reach. */
import { z } from 'zod/mini'
import { contactLanguages, phoneTypes } from '../contactDetails'
import { Day } from '../dates'
import { endpoint } from '../endpoint'
import { Dollars } from '../dollars'
import { ServiceGroup, ServiceType } from '../services'
import { UserDetails } from './userDetails'

export const getUserDetails = endpoint({
  method: 'GET',
  path: '/api/v1/customer/get-sf-user-details',
  summary: 'A portal user by email address or phone number. Customers find themselves only; staff find anybody.',
  access: 'signedIn',
  query: z.object({ emailOrPhone: z.string().check(z.trim(), z.minLength(3), z.maxLength(254)) }),
  response: UserDetails,
})

export const BillingAccount = z.object({
  crm_billing_account_number: z.string(),
  crm_billing_group_id: z.string(),
  crm_customer_number: z.string(),
  service_group: ServiceGroup,
  street_address: z.string(),
  balance: Dollars,
  due_date: z.nullable(Day),
  autopay_enabled: z.boolean(),
  paperless: z.boolean(),
  status: z.enum(['active', 'closed']),
})
export type BillingAccount = z.output<typeof BillingAccount>

export const Location = z.object({
  crm_premise_id: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  community_name: z.string(),
  services: z.array(
    z.object({
      crm_service_account_id: z.string(),
      crm_service_account_number: z.string(),
      crm_billing_account_number: z.string(),
      service_type_code: ServiceType,
      status: z.enum(['active', 'closed']),
      started_on: Day,
    }),
  ),
})
export type Location = z.infer<typeof Location>

/** How the person is reached, for whoever calls or writes to them. */
const Reached = z.object({
  language: z.enum(contactLanguages),
  /** The main number first; none where none is on file. */
  phones: z.array(z.object({ type: z.enum(phoneTypes), number: z.string(), is_main: z.boolean() })),
})

export const getAccountDetails = endpoint({
  method: 'GET',
  path: '/api/v1/customer/account-details',
  summary:
    'The billing accounts with their balances, the addresses with their services, and the numbers and language of a portal user.',
  access: 'ACCOUNTS.read',
  query: z.object({ user_id: z.uuid() }),
  response: z.object({
    user_id: z.string(),
    contact: Reached,
    billing_accounts: z.array(BillingAccount),
    locations: z.array(Location),
  }),
})
