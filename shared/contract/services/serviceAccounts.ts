/**
 * Defines the service accounts of a user by address. They are paged because some users have two and some have two
 * hundred.
 */
import { z } from 'zod/mini'
import { Dollars } from '../../billing/dollars'
import { Line, RequiredLine, SearchWords } from '../../fields/textFields'
import { Day, Moment } from '../../format/dates'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFields } from '../../http/paging'
import { ServiceGroup, ServiceType } from '../../services/services'
import { OneTimeCode } from '../signIn/oneTimeCodes'

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
    'The service accounts that a portal user reaches, or of one customer that staff have opened, by address. The search looks in addresses, names and numbers.',
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
  summary: "Names one of the caller's addresses; an empty name takes the name away.",
  access: 'ACCOUNTS.write',
  changes: ['ServiceAccounts'],
  body: z.strictObject({
    crm_premise_id: Id,
    nickname: Line({ name: 'Name', max: maxNicknameLength }),
  }),
  response: z.null(),
})

/** Only a person who has a bill knows both values. */
const billProof = {
  crm_billing_account_number: RequiredLine({ name: 'Billing account number', max: 64 }),
  zip_or_last_name: RequiredLine({ name: 'ZIP code or last name', max: 60 }),
}

export const addAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/add-account',
  summary:
    'Begins adding an account to one’s sign-in. When nobody signs in for it, a code goes to the address on file for it; knowing its number opens nothing.',
  access: 'ACCOUNTS.write',
  changes: [],
  body: z.strictObject(billProof),
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
  summary: 'Adds an account to one’s sign-in with the code that went to the address on file for it.',
  access: 'ACCOUNTS.write',
  changes: ['ServiceAccounts', 'Accounts', 'Person'],
  body: z.strictObject({ ...billProof, otp: OneTimeCode }),
  response: z.null(),
})

export const requestAccountAccess = endpoint({
  method: 'POST',
  path: '/api/v1/customer/request-account-access',
  summary:
    'Asks whoever manages the users of an account for access to it, once while it waits. They decide; nothing is opened.',
  access: 'ACCOUNTS.write',
  changes: ['OwnAccessRequests'],
  body: z.strictObject(billProof),
  response: z.null(),
})

export const removeAddedAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/remove-added-account',
  summary: 'Takes an account that was added, with all others of the same customer, off one’s sign-in.',
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
