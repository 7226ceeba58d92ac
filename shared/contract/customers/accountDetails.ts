/** Defines the accounts of a user. They are separate from customers.ts because the sign-in page loads them. */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { contactLanguages, phoneTypes } from '../../customers/contactDetails'
import { Day } from '../../http/days'
import { Id } from '../../http/ids'
import { ServiceGroup, ServiceType } from '../../services/services'
import { Balance } from '../payments/balance'
import { AccountAlert } from './accountAlerts'

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

/** Tells how to reach a person, for staff who call or write. */
export const ContactInfo = z.object({
  language: z.enum(contactLanguages),
  /** The main number comes first. The list is empty if no number is on file. */
  phones: z.array(z.object({ type: z.enum(phoneTypes), number: z.string(), is_main: z.boolean() })),
})

export const UserAccountDetails = z.object({
  user_id: z.string(),
  contact: ContactInfo,
  billing_accounts: z.array(BillingAccount),
  locations: z.array(Location),
  alerts: z.array(AccountAlert),
})
export type UserAccountDetails = z.output<typeof UserAccountDetails>

/** The fields of the accounts that the first view shows. */
export const selectedAccountFields = {
  /** It is null for staff, without an account, and without the right to see balances. */
  balance: z.nullable(z.object({ crm_service_account_id: Id, account_balance: Balance })),
  /** It is null for staff, without the right to see accounts, and for owners of so many that they would delay the rest. */
  account_details: z.nullable(UserAccountDetails),
}
