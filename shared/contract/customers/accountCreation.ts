/** Defines the Account Creation screen, where staff create portal accounts for customers of the old system. */
import { z } from 'zod/mini'
import { Line, RequiredLine } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { ServiceType } from '../../services/services'
import * as fieldTexts from '../../texts/fields'
import * as httpTexts from '../../texts/http'

export const maxParents = 200

/** Only a `ready` account can be created. `invited` has a link that is still valid. */
const parentOutcomes = [
  'ready',
  'invited',
  'registered',
  'email_taken',
  'email_invalid',
  'email_missing',
  'email_differs',
  'not_found',
  'several',
  'repeated',
] as const
export type ParentOutcome = (typeof parentOutcomes)[number]

export const CheckedParent = z.object({
  /** This is the identifier from the request. */
  account: z.string(),
  outcome: z.enum(parentOutcomes),
  /** This field and all below are empty if no account was found. */
  migration_account_parent_id: z.string(),
  crm_customer_number: z.string(),
  name: z.string(),
  service_address: z.string(),
  /** The link is sent to this address, or was sent to it. */
  email: z.string(),
  services: z.array(z.object({ service_type_code: ServiceType, crm_billing_account_number: z.string() })),
  /** Whether a user already signs in with this email address. */
  signs_in: z.boolean(),
  invited_until: z.nullable(Moment),
})
export type CheckedParent = z.infer<typeof CheckedParent>

const typedEmail = z._default(Line({ name: fieldTexts.email, max: 254 }), '')

export const TypedParent = z.strictObject({
  account: RequiredLine({ name: fieldTexts.account, max: 254 }),
  email: typedEmail,
})

export const checkParents = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/check-parents',
  summary:
    'Previews the creation of portal accounts, row by row, without creating them. A row names an account by its parent, customer, billing or old account number, or by the email or mobile number on file.',
  access: 'staff:PAYMENTREGADMIN.write',
  // Only reads. It is a mutation because its answer belongs to one click and must not be cached.
  changes: [],
  body: z.strictObject({
    rows: z
      .array(TypedParent)
      .check(z.minLength(1), z.maxLength(maxParents, { error: httpTexts.tooManyAccounts(maxParents) })),
  }),
  response: z.object({ rows: z.array(CheckedParent) }),
})

export const createPortalAccount = endpoint({
  method: 'POST',
  path: '/api/v1/legacy/create-portal-account',
  summary:
    'Creates the portal account of a legacy account and emails its customer a link to choose a password. A repeated request creates nothing; `send_again` sends a new link.',
  access: 'staff:PAYMENTREGADMIN.write',
  changes: ['Registrations', 'People'],
  body: z.strictObject({
    migration_account_parent_id: Id,
    email: typedEmail,
    send_again: z._default(z.boolean(), false),
  }),
  response: z.object({ is_sent: z.boolean(), ...CheckedParent.shape }),
})

export const accountCreation = { checkParents, createPortalAccount }
