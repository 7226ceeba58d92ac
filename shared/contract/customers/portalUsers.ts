/** Defines how staff manage the sign-ins of customers: search, creation for existing accounts, and password codes. */
import { z } from 'zod/mini'
import { NewPassword } from '../../access/credentials'
import { portalUserTypes } from '../../access/portalUsers'
import { accountFilter } from '../../customers/accountFilter'
import { Email } from '../../fields/contactFields'
import { Line, RequiredLine, SearchWords } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageFieldsOf } from '../../http/paging'
import { sortField } from '../../http/sorting'
import { ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'
import { signInLevels } from './people'

/** Describes one service of one user. All rows of a user are together on one page. */
export const FoundUser = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** This field and the other fields of the service are empty for a user without services. */
  account_no: z.string(),
  crm_customer_number: z.string(),
  address: z.string(),
  zip_code: z.string(),
  service_type_code: z.nullable(ServiceType),
  community: z.string(),
  status: z.enum(['active', 'disabled', 'removed']),
  last_sign_in_at: z.nullable(Moment),
  /** Counts the matching services of the user. If there are very many, only the first are listed. */
  service_count: z.int(),
})
export type FoundUser = z.infer<typeof FoundUser>

/** Describes a user who was invited to sign in for a customer and hasn't accepted yet. */
export const InvitedUser = z.object({
  contact_id: z.string(),
  name: z.string(),
  email: z.string(),
  invited_until: Moment,
  is_expired: z.boolean(),
})
export type InvitedUser = z.infer<typeof InvitedUser>

export const portalUserSortColumns = ['name', 'email'] as const

export const searchUsers = endpoint({
  method: 'POST',
  path: '/api/v1/customer/get-user-details',
  summary: 'Searches portal users by community, ZIP code, email, phone, address and service. At least one is required.',
  access: 'USERLOGINS.read',
  // Tagged with People too, because resending an invitation extends its validity.
  reads: ['PortalUsers', 'People'],
  body: z.strictObject({ ...accountFilter, sort: sortField(portalUserSortColumns), ...pageFieldsOf(10) }),
  response: z.object({
    user_details: z.array(FoundUser),
    /** Only the first page contains invitations, and only the first of them. */
    invited: z.array(InvitedUser),
    /** Counts users, because pages are divided by users. */ total_count: z.int(),
    /** It is false if more users match than are listed. */ is_exact: z.boolean(),
  }),
})

/** Describes a service with its billing account, for which a login can be created. */
export const AccountDetails = z.object({
  account_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  account_number: z.string(),
  service_account_no: z.string(),
  service_type: ServiceType,
  address_line1: z.string(),
  address_line2: z.string(),
  address_city: z.string(),
  address_state: z.string(),
  address_postal_code: z.string(),
  premises_id: z.string(),
  parent_account_id: z.string(),
  /**
   * These are the customer's billing accounts for gas, and for fiber, voice and TV. They are empty if there is none.
   */
  gas_billing_accountid: z.string(),
  fiber_billing_accountid: z.string(),
})
export type AccountDetails = z.infer<typeof AccountDetails>

/** Describes a user who already signs in for one of these customers. */
export const ExistingSignIn = z.object({
  parent_account_id: z.string(),
  name: z.string(),
  email: z.string(),
  level: z.enum(signInLevels),
  status: z.enum(['active', 'disabled']),
})
export type ExistingSignIn = z.infer<typeof ExistingSignIn>

/** Describes an open invitation to sign in, or to register for a customer of the old system. */
export const WaitingInvitation = z.object({
  parent_account_id: z.string(),
  kind: z.enum(['sign_in', 'registration']),
  email: z.string(),
  invited_at: Moment,
})
export type WaitingInvitation = z.infer<typeof WaitingInvitation>

/** The provider writes to this address about the customer. It is empty if none is on file. */
export const OwnerOnFile = z.object({ parent_account_id: z.string(), email: z.string() })
export type OwnerOnFile = z.infer<typeof OwnerOnFile>

export const listBillingAccounts = endpoint({
  method: 'GET',
  path: '/api/v1/customer/billing-accounts',
  summary:
    'Lists the services of customers with an email address or phone number on file, their existing logins and pending invitations, and the contact on file.',
  access: 'USERLOGINS.read',
  reads: [],
  query: z.object({
    email: z.optional(SearchWords(254)),
    phone: z.optional(SearchWords(24)),
  }),
  response: z.object({
    acc_details: z.array(AccountDetails),
    sign_ins: z.array(ExistingSignIn),
    invitations: z.array(WaitingInvitation),
    on_file: z.array(OwnerOnFile),
  }),
})

/** Describes a billing account that the new user can access. */
export const AccessibleAccount = z.object({
  account_number: z.string(),
  /** Contains each street of its services once. */
  addresses: z.array(z.string()),
  service_types: z.array(ServiceType),
})
export type AccessibleAccount = z.infer<typeof AccessibleAccount>

export const SelectedAccount = z.strictObject({
  parent_account_no: Id,
  billing_account_no: Id,
  service_account_no: Id,
  parent_account_id: Id,
  billing_account_id: Id,
  service_account_id: Id,
  account_number: Id,
  service_type_code: ServiceType,
  service_address_line1: Line({ name: fieldTexts.address, max: 120 }),
  service_address_line2: Line({ name: fieldTexts.unit, max: 40 }),
  service_address_city: Line({ name: fieldTexts.city, max: 80 }),
  service_address_state: Line({ name: fieldTexts.state, max: 20 }),
  service_address_postal_code: Line({ name: fieldTexts.zipCode, max: 10 }),
  user_type: z.enum(portalUserTypes),
})
export type SelectedAccount = z.infer<typeof SelectedAccount>

export const createUserAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/create-user-account',
  summary:
    'Creates a portal user for existing accounts, and returns all accounts that the user can access. Only the service account id of each given account is used.',
  access: 'USERLOGINS.write',
  changes: ['PortalUsers', 'People', 'Customer'],
  body: z.strictObject({
    first_name: RequiredLine({ name: fieldTexts.firstName, max: 60 }),
    last_name: RequiredLine({ name: fieldTexts.lastName, max: 60 }),
    email: Email,
    password: NewPassword,
    businessName: z._default(Line({ name: fieldTexts.businessName, max: 120 }), ''),
    phone: z
      .string()
      .check(
        z.minLength(1, { error: fieldTexts.required(fieldTexts.phone), abort: true }),
        z.regex(/^\d{10,15}$/, { error: fieldTexts.badDigits(fieldTexts.phone) }),
      ),
    accounts: z.array(SelectedAccount).check(z.minLength(1, { error: fieldTexts.chooseAccount }), z.maxLength(200)),
  }),
  response: z.object({ user_id: z.uuid(), email: z.string(), opened: z.array(AccessibleAccount) }),
})

export const sendPasswordCode = endpoint({
  method: 'POST',
  path: '/api/v1/customer/send-password-code',
  summary: 'Emails a portal user a one-time code to choose a new password.',
  access: 'USERLOGINS.write',
  changes: [],
  body: z.strictObject({ user_id: z.uuid() }),
  response: z.null(),
})

export const portalUsers = { searchUsers, listBillingAccounts, createUserAccount, sendPasswordCode }
