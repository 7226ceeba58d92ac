/**
 * Defines the registration of customers of the old system, who verify their identity with a one-time code and become
 * portal users, and the registrations as staff see them.
 */
import { z } from 'zod/mini'
import { NewPassword, SentCode } from '../../access/credentials'
import { AccountNumber, PostalCode } from '../../customers/registrations'
import { Email, phoneNumber } from '../../fields/contactFields'
import { Line, RequiredLine } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { PaymentType } from '../../payments/paymentTypes'
import { ServiceGroup, ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'
import * as httpTexts from '../../texts/http'
import * as sessionTexts from '../../texts/signIn/session'
import { PaymentProfile, PostbackMessage } from '../payments/payments'
import { exportRegistrations, getRegistrationCount, inviteToRegister, listRegistrations } from './registrationList'

export const sendRegistrationCode = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/send-otp',
  summary:
    'Sends a one-time code to the address on file of a legacy account, given by its number, email or mobile number and its service address. The response is the same if no account matches.',
  access: 'public',
  body: z
    .strictObject({
      account_number: z.optional(AccountNumber),
      email_search_field: z.optional(Email),
      mobile_search_field: z.optional(phoneNumber(fieldTexts.mobile)),
      service_address_line1: RequiredLine({ name: fieldTexts.streetAddress, max: 120 }),
      service_address_line2: z._default(Line({ name: fieldTexts.unit, max: 40 }), ''),
      service_address_postal_code: PostalCode,
    })
    .check(
      z.refine((body) => Boolean(body.account_number ?? body.email_search_field ?? body.mobile_search_field), {
        error: httpTexts.accountOrContact,
        path: ['account_number'],
      }),
    ),
  /** The code is exchanged under this id, which exists even if no code was sent. */
  response: z.object({ request_id: z.uuid() }),
})

export const validateRegistrationCode = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/validate-otp',
  summary:
    'Exchanges the code from an email (`otp1`) or a text message (`otp2`) for the bearer token of the registration calls.',
  access: 'public',
  body: z.strictObject({ request_id: z.uuid(), otp1: z.optional(SentCode), otp2: z.optional(SentCode) }).check(
    z.refine(({ otp1, otp2 }) => Boolean(otp1 ?? otp2), {
      error: fieldTexts.required(fieldTexts.code),
      path: ['otp1'],
    }),
  ),
  response: z.discriminatedUnion('status', [
    z.object({ status: z.literal('already_registered'), email: z.string() }),
    z.object({
      status: z.literal('proved'),
      registration_token: z.string(),
      expires_at: Moment,
      migration_account_parent_id: z.string(),
    }),
  ]),
})

export const noteInvitationOpened = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/invitation-opened',
  summary:
    'Records that the link of a registration invitation was opened. The response is the same if there is no such invitation.',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.null(),
})

/** The token must belong to the same legacy account. */
const parentField = { migration_account_parent_id: Id }

export const LegacyService = z.object({
  service_type_code: ServiceType,
  service_group: ServiceGroup,
  crm_billing_account_number: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
export type LegacyService = z.infer<typeof LegacyService>

const accountFields = {
  fiber_account: z.boolean(),
  /** The number is as on the old bills. It is empty if there is none. */
  fiber_account_number: z.string(),
  gas_account: z.boolean(),
  gas_account_number: z.string(),
}

export const getActiveServices = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/get-active-services',
  summary: 'Returns the owner and the services of a legacy account, and what can be transferred.',
  access: 'public',
  body: z.strictObject(parentField),
  response: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** If no address is on file, the customer has to enter one. */
    email: z.string(),
    mobile: z.string(),
    ...accountFields,
    services: z.array(LegacyService),
    autopay: z.boolean(),
    /** Describes the method that autopay charges. It is empty without autopay, or if the method is gone. */
    autopay_method: z.string(),
    paperless: z.boolean(),
    contacts: z.int(),
    payment_methods: z.int(),
  }),
})

export const createLegacyPaymentLink = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/payment-iframe-link',
  summary:
    'Creates a link to the payment provider’s page for saving a payment method before there is a user. The page returns to the portal’s own postback page.',
  access: 'public',
  query: z
    .object({
      migration_account_parent_id: z.optional(Id),
      email: z.optional(Email),
      postback_url: z.url().check(z.maxLength(500)),
      payment_category: z._default(PaymentType, 'CC'),
    })
    .check(
      z.refine((query) => Boolean(query.migration_account_parent_id ?? query.email), {
        error: httpTexts.accountOrEmail,
        path: ['migration_account_parent_id'],
      }),
    ),
  response: z.object({ 'payment-url': z.url() }),
})

export const listLegacyPaymentProfiles = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/payment-profiles/:migration_account_parent_id',
  summary: 'Lists the saved payment methods of a legacy account.',
  access: 'public',
  params: z.object(parentField),
  response: z.array(PaymentProfile),
})

export const submitPaymentResponse = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/submit-payment-response',
  summary: 'Submits the payment provider’s result: the token of a saved payment method, or an error message.',
  access: 'public',
  body: z.strictObject({
    ...parentField,
    Token: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    Message: z.optional(Line({ name: fieldTexts.message, max: 300 })),
    use_for_autopay: z._default(z.boolean(), false),
  }),
  response: PostbackMessage,
})

/** Describes what the registration carried over. */
export const CarriedOver = z.object({
  /** `chosen`: autopay is on with a method that was added during the registration. */
  autopay: z.enum(['carried', 'chosen', 'off', 'expired']),
  /** Autopay is on for these billing accounts. */
  autopay_accounts: z.array(z.string()),
  /** Describes the method that autopay charges. It is empty if autopay is off. */
  autopay_method: z.string(),
  paperless: z.boolean(),
  contacts: z.int(),
  payment_methods: z.int(),
  /** Counts methods that were saved during the registration. `payment_methods` doesn't include them. */
  added_methods: z.int(),
})
export type CarriedOver = z.infer<typeof CarriedOver>

const selectedAccounts = {
  fiber_account: z.boolean(),
  fiber_account_number: z._default(Line({ name: fieldTexts.fiberAccountNumber, max: 24 }), ''),
  gas_account: z.boolean(),
  gas_account_number: z._default(Line({ name: fieldTexts.gasAccountNumber, max: 24 }), ''),
}

export const Credentials = z.strictObject({ email: Email, password: NewPassword })

const newUser = {
  ...Credentials.shape,
  confirm_password: z.string().check(z.maxLength(200)),
}
const isConfirmed = z.refine<{ password: string; confirm_password: string }>(
  ({ password, confirm_password }) => password === confirm_password,
  { error: sessionTexts.passwordNoMatch, path: ['confirm_password'] },
)

export const createLegacyAccount = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/create-account',
  summary:
    'Completes a registration: creates the user, links the accounts and transfers the chosen settings in one transaction.',
  access: 'public',
  body: z
    .strictObject({ ...parentField, ...newUser, ...selectedAccounts, paymentMethod: z._default(PaymentType, 'CC') })
    .check(isConfirmed),
  response: z.object({ user_id: z.string(), email: z.string(), ...CarriedOver.shape }),
})

export const createAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/create-account',
  summary:
    'Sets up the billing accounts of a legacy account in the portal: autopay, paperless billing and saved payment methods.',
  access: 'public',
  body: z.strictObject({ ...parentField, ...selectedAccounts }),
  response: CarriedOver,
})

export const getAccountByEmail = endpoint({
  method: 'GET',
  path: '/api/v1/customer/account-exist-by-email/:email',
  summary: 'Returns the user with an email address, or none. Only staff and callers who verified the address find one.',
  access: 'public',
  reads: [],
  params: z.object({ email: Email }),
  response: z.object({ user_id: z.nullable(z.string()) }),
})

export const registrations = {
  sendRegistrationCode,
  validateRegistrationCode,
  noteInvitationOpened,
  getActiveServices,
  createLegacyPaymentLink,
  listLegacyPaymentProfiles,
  submitPaymentResponse,
  createLegacyAccount,
  createAccount,
  getAccountByEmail,
  getRegistrationCount,
  listRegistrations,
  exportRegistrations,
  inviteToRegister,
}
