/**
 * Defines the service accounts of a user by address. They are paged because some users have two and some have two
 * hundred.
 */
import { z } from 'zod/mini'
import { OneTimeCode } from '../../access/credentials'
import { Dollars } from '../../billing/dollars'
import { Line, RequiredLine, SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields } from '../../http/paging'
import { ServiceGroup, ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'

const Service = z.object({
  crm_service_account_id: z.string(),
  crm_service_account_number: z.string(),
  service_type_code: ServiceType,
  status: z.enum(['active', 'closed']),
  started_on: Day,
})

const Bill = z.object({
  crm_billing_account_number: z.string(),
  crm_customer_number: z.string(),
  /** The account belongs to another customer. The user added it and can remove it. */
  is_added: z.boolean(),
  crm_billing_group_id: z.string(),
  service_group: ServiceGroup,
  /** This is the balance of the whole bill, which may include other addresses. */
  balance: Dollars,
  due_date: z.nullable(Day),
  autopay_enabled: z.boolean(),
  paperless: z.boolean(),
  status: z.enum(['active', 'closed']),
  services: z.array(Service),
})
export type ServiceAccountBill = z.output<typeof Bill>

export const ServicePremise = z.object({
  crm_premise_id: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  community_name: z.string(),
  /** The user chose this name. It is empty by default. */
  nickname: z.string(),
  bills: z.array(Bill),
})
export type ServicePremise = z.output<typeof ServicePremise>

export const listServiceAccounts = endpoint({
  method: 'POST',
  path: '/api/v1/customer/service-accounts',
  summary:
    'Lists the service accounts that a user can access, or, for staff, those of the opened customer, by address. The search covers addresses, names and numbers.',
  access: 'ACCOUNTS.read',
  // The list contains balances, autopay and paperless settings too.
  reads: ['ServiceAccounts', 'Accounts'],
  body: z.strictObject({
    /** Staff who name the customer can leave it out, because the customer may have no user. */
    user_id: z.optional(z.uuid()),
    /** Limits the result to this one of the user's customers. */
    crm_customer_id: z.optional(Id),
    search: z._default(SearchWords(100), ''),
    ...pageFields,
  }),
  response: z.object({
    premises: z.array(ServicePremise),
    total_count: z.int(),
    /** This count ignores the search. */
    all_count: z.int(),
  }),
})

export const maxNicknameLength = 40

export const updateNickname = endpoint({
  method: 'POST',
  path: '/api/v1/customer/premise-nickname',
  summary: 'Names one of the caller’s addresses. An empty name removes it.',
  access: 'ACCOUNTS.write',
  changes: ['ServiceAccounts'],
  body: z.strictObject({
    crm_premise_id: Id,
    nickname: Line({ name: fieldTexts.name, max: maxNicknameLength }),
  }),
  response: z.null(),
})

/** Only a person who has a bill knows both values. */
const billVerification = {
  crm_billing_account_number: RequiredLine({ name: fieldTexts.billingAccountNumber, max: 64 }),
  zip_or_last_name: RequiredLine({ name: fieldTexts.zipOrLastName, max: 60 }),
}

export const addAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/add-account',
  summary:
    'Starts adding an account to the caller’s login. If no one has a login for it, a code is sent to the address on file. The account number alone grants no access.',
  access: 'ACCOUNTS.write',
  changes: [],
  body: z.strictObject(billVerification),
  response: z.discriminatedUnion('status', [
    /** `sent_to` is masked. */
    z.object({ status: z.literal('code_sent'), sent_to: z.string() }),
    /**
     * A user already signs in for the account, so access can be requested from them. `requested_at` is null before the
     * request.
     */
    z.object({ status: z.literal('held'), requested_at: z.nullable(Moment) }),
  ]),
})

export const confirmAddedAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/confirm-added-account',
  summary: 'Adds an account to the caller’s login with the code that was sent to the address on file.',
  access: 'ACCOUNTS.write',
  changes: ['ServiceAccounts', 'Accounts', 'Person'],
  body: z.strictObject({ ...billVerification, otp: OneTimeCode }),
  response: z.null(),
})

export const requestAccountAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/request-account-access',
  summary: 'Requests access to an account from the users who manage it. There is at most one pending request.',
  access: 'ACCOUNTS.write',
  changes: ['OwnAccessRequests'],
  body: z.strictObject(billVerification),
  response: z.null(),
})

export const removeAddedAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/remove-added-account',
  summary: 'Removes an added account, and all others of the same customer, from the caller’s login.',
  access: 'ACCOUNTS.write',
  changes: ['ServiceAccounts', 'Accounts', 'Person'],
  body: z.strictObject({ crm_billing_account_number: Id }),
  response: z.null(),
})

export const serviceAccounts = {
  addAccount,
  confirmAddedAccount,
  listServiceAccounts,
  removeAddedAccount,
  requestAccountAccess,
  updateNickname,
}
