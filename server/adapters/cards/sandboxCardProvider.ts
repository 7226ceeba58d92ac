/** The client of the sandbox provider's HTTP API. */

import { z } from 'zod/mini'
import { PaymentType } from '#shared/payments/paymentTypes'
import * as paymentTexts from '#shared/texts/payments/payments'
import { CardProviderError } from '../../cardProviderError'
import type {
  CardProvider,
  ChargeOutcome,
  PayoutOutcome,
  ProviderProfile,
  SettledOutcome,
  SettledPayout,
} from './cardProvider'
import {
  type ProviderAddress,
  type ProviderRequest,
  type ProviderResponse,
  RequestNotSentError,
  sendProviderRequest,
} from './providerHttp'

const WireProfile = z.object({
  token: z.string(),
  type: z.string(),
  category: PaymentType,
  last4: z.string(),
  holder_name: z.string(),
  description: z.string(),
  expiry: z.nullable(z.object({ month: z.int(), year: z.int() })),
  expiry_editable: z.boolean(),
})
const ProfilesAnswer = z.object({ profiles: z.array(WireProfile) })
const PageAnswer = z.object({ url: z.url({ protocol: /^https?$/ }) })
const ChargeAnswer = z.object({
  reference: z.string(),
  status: z.enum(['captured', 'declined']),
  reason: z.string(),
  charge_id: z.string(),
})
const SettleAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['captured', 'declined']), reason: z.string(), charge_id: z.string() }),
  z.object({ status: z.literal('never_charged') }),
])
const PayoutAnswer = z.object({
  reference: z.string(),
  status: z.enum(['paid', 'refused']),
  reason: z.string(),
  payout_id: z.string(),
  check_number: z.string(),
})
const SettledPayoutAnswer = z.union([PayoutAnswer, z.object({ status: z.literal('never_paid') })])
const FailureAnswer = z.object({ code: z.string() })

export function createSandboxCardProvider(address: ProviderAddress): CardProvider {
  const send = (request: ProviderRequest): Promise<ProviderResponse> => sendProviderRequest(address, request)

  async function settle(reference: string): Promise<SettledOutcome> {
    try {
      return toSettledOutcome(await send({ method: 'POST', path: ['v1', 'charges', reference, 'settle'] }))
    } catch (error) {
      return toUnknownOutcome(error)
    }
  }

  /** A provider may report an error although it charged. Settling returns the outcome and closes the reference. */
  async function confirmRejection(reference: string, rejected: ChargeOutcome): Promise<ChargeOutcome> {
    const settled = await settle(reference)
    return settled.kind === 'never_charged' ? rejected : settled
  }

  return {
    async openPage({ customerNumber, category, returnUrl }) {
      const body = { customer_ref: customerNumber, category, return_url: returnUrl }
      const { url } = parseAnswer(PageAnswer, await send({ method: 'POST', path: ['v1', 'pages'], body }))
      return { url }
    },

    async listProfiles(customerNumber) {
      const answer = await send({ method: 'GET', path: ['v1', 'customers', customerNumber, 'profiles'] })
      return parseAnswer(ProfilesAnswer, answer).profiles.map(toProviderProfile)
    },

    async transferProfiles(from, to) {
      const path = ['v1', 'customers', from, 'profiles', 'hand-over']
      const answer = await send({ method: 'POST', path, body: { customer_ref: to } })
      if (answer.status !== 204) throw unexpectedAnswer(answer)
    },

    async deleteProfile(customerNumber, token) {
      if (!isToken(token)) return 'unknown'
      const answer = await send({ method: 'DELETE', path: ['v1', 'customers', customerNumber, 'profiles', token] })
      if (answer.status === 204) return 'forgotten'
      if (errorCodeOf(answer) === 'unknown_token') return 'unknown'
      throw unexpectedAnswer(answer)
    },

    async updateExpiry({ customerNumber, token, expiry }) {
      if (!isToken(token)) return 'unknown'
      const path = ['v1', 'customers', customerNumber, 'profiles', token, 'expiry']
      const answer = await send({ method: 'PUT', path, body: expiry })
      if (answer.status === 204) return 'updated'
      const code = errorCodeOf(answer)
      if (code === 'expiry_fixed') return 'rejected'
      if (code === 'unknown_token') return 'unknown'
      throw unexpectedAnswer(answer)
    },

    async charge({ reference, customerNumber, token, amount }) {
      const body = { reference, customer_ref: customerNumber, token, amount_cents: amount }
      try {
        const outcome = toChargeOutcome(reference, await send({ method: 'POST', path: ['v1', 'charges'], body }))
        return outcome.kind === 'rejected' ? await confirmRejection(reference, outcome) : outcome
      } catch (error) {
        return error instanceof RequestNotSentError ? { kind: 'not_sent' } : toUnknownOutcome(error)
      }
    },

    settle,

    async payOut({ reference, customerNumber, amount, to }) {
      const body = { reference, customer_ref: customerNumber, amount_cents: amount, to }
      try {
        return toPayoutOutcome(reference, await send({ method: 'POST', path: ['v1', 'payouts'], body }))
      } catch (error) {
        return error instanceof RequestNotSentError ? { kind: 'not_sent' } : toUnknownOutcome(error)
      }
    },

    async settlePayout(reference) {
      try {
        const answer = await send({ method: 'POST', path: ['v1', 'payouts', reference, 'settle'] })
        return toSettledPayout(reference, parseAnswer(SettledPayoutAnswer, answer))
      } catch (error) {
        return toUnknownOutcome(error)
      }
    },
  }
}

function toPayoutOutcome(reference: string, answer: ProviderResponse): PayoutOutcome {
  if (errorCodeOf(answer) === 'reference_closed') return { kind: 'never_paid' }
  return toSettledPayout(reference, parseAnswer(PayoutAnswer, answer))
}

function toSettledPayout(reference: string, payout: z.output<typeof SettledPayoutAnswer>): SettledPayout {
  if (payout.status === 'never_paid') return { kind: 'never_paid' }
  if (payout.reference !== reference) throw new CardProviderError('The payment provider returned another payout.')
  if (payout.status === 'refused') return { kind: 'rejected', reason: payout.reason }
  return { kind: 'paid', payoutId: payout.payout_id, checkNumber: payout.check_number }
}

/** Only two error codes prove that nothing was charged. Any other unexpected answer is an unknown outcome. */
function toChargeOutcome(reference: string, answer: ProviderResponse): ChargeOutcome {
  const code = errorCodeOf(answer)
  if (code === 'unknown_token') return { kind: 'rejected', reason: paymentTexts.methodRemoved }
  if (code === 'reference_closed') return { kind: 'rejected', reason: paymentTexts.closedBeforeBank }

  const charge = parseAnswer(ChargeAnswer, answer)
  if (charge.reference !== reference) throw new CardProviderError('The payment provider returned another charge.')
  if (charge.status === 'captured') return { kind: 'captured', chargeId: charge.charge_id }
  return { kind: 'declined', chargeId: charge.charge_id, reason: charge.reason }
}

function toSettledOutcome(answer: ProviderResponse): SettledOutcome {
  const settled = parseAnswer(SettleAnswer, answer)
  switch (settled.status) {
    case 'captured':
      return { kind: 'captured', chargeId: settled.charge_id }
    case 'declined':
      return { kind: 'declined', chargeId: settled.charge_id, reason: settled.reason }
    case 'never_charged':
      return { kind: 'never_charged' }
  }
}

function toUnknownOutcome(error: unknown): { kind: 'unknown'; cause: string } {
  if (error instanceof CardProviderError) return { kind: 'unknown', cause: error.message }
  throw error
}

function parseAnswer<S extends z.ZodMiniType>(schema: S, answer: ProviderResponse): z.output<S> {
  if (answer.status !== 200) throw unexpectedAnswer(answer)
  const result = z.safeParse(schema, answer.body)
  if (!result.success) throw new CardProviderError('The payment provider returned an unknown format.')
  return result.data
}

/** Returns the code of an error response; null for success, or when it does not come from the provider itself. */
function errorCodeOf({ status, body }: ProviderResponse): string | null {
  if (status < 400) return null
  const failure = FailureAnswer.safeParse(body)
  return failure.success ? failure.data.code : null
}

const unexpectedAnswer = (answer: ProviderResponse): CardProviderError =>
  new CardProviderError(`The payment provider returned status ${answer.status} (${errorCodeOf(answer) ?? 'no code'}).`)

/** The token comes from a browser. An invalid one is never sent to the provider. */
const isToken = (token: string): boolean => /^[\w-]{1,64}$/.test(token)

const toProviderProfile = ({
  holder_name,
  expiry_editable,
  ...profile
}: z.output<typeof WireProfile>): ProviderProfile => ({
  ...profile,
  holderName: holder_name,
  isExpiryEditable: expiry_editable,
})
