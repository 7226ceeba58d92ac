/** Customers of the old system: finding themselves by a one-time code, and becoming users of the portal with all they had. */
import { z } from 'zod/mini'
import { Day, Moment } from '../dates'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { PaymentType } from '../paymentTypes'
import { ServiceGroup, ServiceType } from '../services'
import { PaymentProfile, PostbackMessage } from './payments'
import { NewPassword, SentCode } from './oneTimeCodes'
import { Email, PhoneNumber } from './session'
import { Line, RequiredLine } from '../typed'

/** How far a registration has come, in this order. */
export const registrationSteps = ['none', 'code', 'proved', 'services', 'payment', 'done'] as const
export type RegistrationStep = (typeof registrationSteps)[number]

const AccountNumber = z
  .string()
  .check(
    z.trim(),
    z.maxLength(24, { abort: true }),
    z.regex(/^(?:\D*\d){8}\D*$/, { error: 'Account number is invalid' }),
  )
const PostalCode = z.string().check(z.trim(), z.regex(/^\d{5}$/, { error: 'ZIP code is invalid' }))

export const sendRegistrationCode = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/send-otp',
  summary:
    'Sends a one-time code to the address on file of a legacy account, named by its number, email or mobile and by its service address. Answers the same whether there is one or not.',
  access: 'public',
  body: z
    .strictObject({
      account_number: z.optional(AccountNumber),
      email_search_field: z.optional(Email),
      mobile_search_field: z.optional(PhoneNumber),
      service_address_line1: RequiredLine({ name: 'Street address', max: 120 }),
      service_address_line2: z._default(Line({ name: 'Unit', max: 40 }), ''),
      service_address_postal_code: PostalCode,
    })
    .check(
      z.refine((body) => Boolean(body.account_number ?? body.email_search_field ?? body.mobile_search_field), {
        error: 'Give an account number, an email address or a mobile number',
        path: ['account_number'],
      }),
    ),
  /** Under which the code is exchanged; there is one even when nothing was sent. */
  response: z.object({ request_id: z.uuid() }),
})

export const validateRegistrationCode = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/validate-otp',
  summary:
    'Exchanges the code that came by email (`otp1`) or by text message (`otp2`) for a token, which the calls of the registration carry as their bearer token.',
  access: 'public',
  body: z
    .strictObject({ request_id: z.uuid(), otp1: z.optional(SentCode), otp2: z.optional(SentCode) })
    .check(z.refine(({ otp1, otp2 }) => Boolean(otp1 ?? otp2), { error: 'Code is required', path: ['otp1'] })),
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
    'Notes that the link of an invitation to register was followed. Answers the same whether there is one or not.',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.null(),
})

/** Whose registration; the token must be for the same. */
const ofParent = { migration_account_parent_id: Id }

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

const found = {
  fiber_account: z.boolean(),
  /** As the old bills have it; empty when there is none. */
  fiber_account_number: z.string(),
  gas_account: z.boolean(),
  gas_account_number: z.string(),
}

export const getActiveServices = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/get-active-services',
  summary: 'Who a legacy account belongs to, the services found for it, and what can be carried over.',
  access: 'public',
  body: z.strictObject(ofParent),
  response: z.object({
    firstName: z.string(),
    lastName: z.string(),
    /** Empty when none is on file: then one has to be given. */
    email: z.string(),
    mobile: z.string(),
    ...found,
    services: z.array(LegacyService),
    autopay: z.boolean(),
    /** What autopay charges so far, as it is read out; empty without autopay, or when the method is gone. */
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
    "Opens a page at the payment provider on which a method is registered before there is a user; it returns to the portal's own postback page.",
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
        error: 'Give the account or its email address',
        path: ['migration_account_parent_id'],
      }),
    ),
  response: z.object({ 'payment-url': z.url() }),
})

export const listLegacyPaymentProfiles = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/payment-profiles/:migration_account_parent_id',
  summary: 'The payment methods that are saved for a legacy account.',
  access: 'public',
  params: z.object(ofParent),
  response: z.array(PaymentProfile),
})

export const submitPaymentResponse = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/submit-payment-response',
  summary:
    "Hands in what the provider's page sent back: a token of a method that is on file now, or the message of a failure.",
  access: 'public',
  body: z.strictObject({
    ...ofParent,
    Token: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    Message: z.optional(Line({ name: 'Message', max: 300 })),
    use_for_autopay: z._default(z.boolean(), false),
  }),
  response: PostbackMessage,
})

/** What a registration brought along. */
export const CarriedOver = z.object({
  /** `chosen` is on with a method that was added while registering. */
  autopay: z.enum(['carried', 'chosen', 'off', 'expired']),
  /** The billing accounts that pay themselves now. */
  autopay_accounts: z.array(z.string()),
  /** What they pay themselves with, as it is read out; empty when none does. */
  autopay_method: z.string(),
  paperless: z.boolean(),
  contacts: z.int(),
  payment_methods: z.int(),
  /** Saved while registering; not among those above. */
  added_methods: z.int(),
})
export type CarriedOver = z.infer<typeof CarriedOver>

const chosenAccounts = {
  fiber_account: z.boolean(),
  fiber_account_number: z._default(Line({ name: 'Fiber account number', max: 24 }), ''),
  gas_account: z.boolean(),
  gas_account_number: z._default(Line({ name: 'Gas account number', max: 24 }), ''),
}

const newUser = {
  email: Email,
  password: NewPassword,
  confirm_password: z.string().check(z.maxLength(200)),
}
const isConfirmed = z.refine<{ password: string; confirm_password: string }>(
  ({ password, confirm_password }) => password === confirm_password,
  { error: 'Passwords do not match', path: ['confirm_password'] },
)

export const createLegacyAccount = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/create-account',
  summary: 'Ends a registration: makes the user, links the accounts and carries over what was chosen, all or nothing.',
  access: 'public',
  body: z
    .strictObject({ ...ofParent, ...newUser, ...chosenAccounts, paymentMethod: z._default(PaymentType, 'CC') })
    .check(isConfirmed),
  response: z.object({ user_id: z.string(), email: z.string(), ...CarriedOver.shape }),
})

export const createAccount = endpoint({
  method: 'POST',
  path: '/api/v1/customer/create-account',
  summary:
    'Sets up the billing accounts of a legacy account in the portal: autopay, paperless bills and saved methods.',
  access: 'public',
  body: z.strictObject({ ...ofParent, ...chosenAccounts }),
  response: CarriedOver,
})

export const getAccountByEmail = endpoint({
  method: 'GET',
  path: '/api/v1/customer/account-exist-by-email/:email',
  summary:
    'The user with an email address, for staff and for whoever has proved the address; for everybody else always none.',
  access: 'public',
  params: z.object({ email: Email }),
  response: z.object({ user_id: z.nullable(z.string()) }),
})

export const getRegistrationCount = endpoint({
  method: 'GET',
  path: '/api/v1/legacy/get-registration-count',
  summary: 'How many legacy accounts there are, where, and how far their registrations have come.',
  access: 'staff:PAYMENTREGADMIN.read',
  response: z.object({
    total: z.int(),
    registered: z.int(),
    /** Begun and not ended. */
    started: z.int(),
    not_started: z.int(),
    invited: z.int(),
    /** Invited and not registered yet. */
    invited_waiting: z.int(),
    /** Who followed the link of an invitation. */
    opened: z.int(),
    /** Where the payment provider last refused something. */
    failed: z.int(),
    /** Of those who are not registered, in the order of the steps. */
    by_step: z.array(z.object({ step: z.enum(registrationSteps), accounts: z.int() })),
    /** Registered on each of the last 30 days, today the last. */
    by_day: z.array(z.object({ day: Day, count: z.int() })),
    by_community: z.array(z.object({ community: z.string(), total: z.int(), registered: z.int() })),
  }),
})

/** Every call of this noun, as the contract lists them. */
export const legacy = {
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
}
