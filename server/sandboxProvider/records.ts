/** The provider's stored records. They contain no card or account numbers, and none may ever be added. */
import { z } from 'zod/mini'
import { PaymentType } from '#shared/payments/paymentTypes'

/** How payments with a method behave. `times_out` is captured, but its answer never arrives. */
export const Behavior = z.enum(['ok', 'declines', 'times_out'])
export type Behavior = z.infer<typeof Behavior>

/** The merchant's reference for its customer: a customer number, or an email address before there is one. */
export const CustomerRef = z.string().check(z.regex(/^[^\s/\\]{1,128}$/))
export const Token = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const Reference = z.string().check(z.regex(/^[\w.:-]{1,128}$/))

// Names and descriptions are the only fields in which a customer could enter a card number by mistake.
const WithoutNumbers = z.string().check(
  z.maxLength(120),
  z.refine((text) => !/\d(?:[ -]?\d){7}/.test(text), { error: 'must not contain a card or account number' }),
)

export const Expiry = z.object({
  month: z.int().check(z.gte(1), z.lte(12)),
  year: z.int().check(z.gte(2000), z.lte(2199)),
})
export type Expiry = z.infer<typeof Expiry>

/** A payment method without its number. */
export const PaymentMethod = z.object({
  /** Brand code: VISA, MC_DEBIT, AP, PAYPAY_ACCOUNT (the spelling of the portal's specification), ECHECK, … */
  type: z.string().check(z.regex(/^[A-Z][A-Z_]{0,31}$/)),
  category: PaymentType,
  /** Empty for methods without a number, such as a PayPal account. */
  last4: z.string().check(z.regex(/^(\d{4})?$/)),
  holder_name: WithoutNumbers,
  description: WithoutNumbers,
  expiry: z.nullable(Expiry),
})
export type PaymentMethod = z.infer<typeof PaymentMethod>

export const PaymentProfile = z.extend(PaymentMethod, { token: Token, customer_ref: CustomerRef, behavior: Behavior })
export type PaymentProfile = z.infer<typeof PaymentProfile>

export const ChargeRequest = z.strictObject({
  reference: Reference,
  customer_ref: CustomerRef,
  token: Token,
  amount_cents: z.int().check(z.gte(1), z.lte(100_000_000)),
})
export type ChargeRequest = z.infer<typeof ChargeRequest>

export const Charge = z.object({
  ...ChargeRequest.shape,
  status: z.enum(['captured', 'declined']),
  /** Why it was declined; empty when captured. */
  reason: z.string(),
  charge_id: z.string(),
  created_at: z.iso.datetime(),
})
export type Charge = z.infer<typeof Charge>

/** A payment to a customer: to a saved method, or as a printed and mailed check. */
export const PayoutRequest = z.strictObject({
  reference: Reference,
  customer_ref: CustomerRef,
  amount_cents: z.int().check(z.gte(1), z.lte(100_000_000)),
  to: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('method'), token: Token }),
    z.strictObject({
      kind: z.literal('check'),
      payee: z.string().check(z.minLength(1), z.maxLength(200)),
      address: z.string().check(z.minLength(1), z.maxLength(400)),
    }),
  ]),
})
export type PayoutRequest = z.infer<typeof PayoutRequest>

export const Payout = z.object({
  ...PayoutRequest.shape,
  status: z.enum(['paid', 'refused']),
  /** Why it was refused; empty when paid. */
  reason: z.string(),
  payout_id: z.string(),
  /** Empty for a payout that is not a check. */
  check_number: z.string(),
  created_at: z.iso.datetime(),
})
export type Payout = z.infer<typeof Payout>

/** One line of the journal: an event. */
export const JournalEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profile'), profile: PaymentProfile }),
  z.object({ kind: z.literal('forgotten'), token: Token }),
  z.object({ kind: z.literal('charge'), charge: Charge }),
  z.object({ kind: z.literal('closed'), reference: Reference }),
  z.object({ kind: z.literal('payout'), payout: Payout }),
  z.object({ kind: z.literal('payout_closed'), reference: Reference }),
])
export type JournalEntry = z.infer<typeof JournalEntry>
