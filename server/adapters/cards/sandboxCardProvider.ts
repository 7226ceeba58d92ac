/** The sandbox provider, over HTTP. */
import { z } from 'zod/mini'
import { PaymentType } from '#shared/paymentTypes'
import {
  type CardProvider,
  CardProviderError,
  type ChargeOutcome,
  type PayoutOutcome,
  type Profile,
  type SettledPayout,
  type SettledOutcome,
} from './cardProvider'
import { askProvider, NotSent, type ProviderAddress, type ProviderAnswer, type ProviderRequest } from './providerHttp'

const WireProfile = z.object({
  token: z.string(),
  type: z.string(),
  category: PaymentType,
  last4: z.string(),
  holder_name: z.string(),
  description: z.string(),
  expiry: z.nullable(z.object({ month: z.int(), year: z.int() })),
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

const notReached = 'The payment provider cannot be reached. Nothing was charged; it can be tried again.'

export function createSandboxCardProvider(address: ProviderAddress): CardProvider {
  const ask = (request: ProviderRequest): Promise<ProviderAnswer> => askProvider(address, request)

  async function settle(reference: string): Promise<SettledOutcome> {
    try {
      return settledOutcome(await ask({ method: 'POST', path: ['v1', 'charges', reference, 'settle'] }))
    } catch (error) {
      return unknown(error)
    }
  }

  /** A provider may charge and refuse all the same. Settling tells, and closes the reference for good. */
  async function confirmRefusal(reference: string, refused: ChargeOutcome): Promise<ChargeOutcome> {
    const settled = await settle(reference)
    return settled.kind === 'never_charged' ? refused : settled
  }

  return {
    async openPage({ customerNumber, category, returnUrl }) {
      const body = { customer_ref: customerNumber, category, return_url: returnUrl }
      const { url } = read(PageAnswer, await ask({ method: 'POST', path: ['v1', 'pages'], body }))
      return { url }
    },

    async listProfiles(customerNumber) {
      const answer = await ask({ method: 'GET', path: ['v1', 'customers', customerNumber, 'profiles'] })
      return read(ProfilesAnswer, answer).profiles.map(fromWire)
    },

    async handOver(from, to) {
      const path = ['v1', 'customers', from, 'profiles', 'hand-over']
      const answer = await ask({ method: 'POST', path, body: { customer_ref: to } })
      if (answer.status !== 204) throw unexpected(answer)
    },

    async forgetProfile(customerNumber, token) {
      // The token comes from a browser; one that the provider cannot have given out needs no question.
      if (!/^[\w-]{1,64}$/.test(token)) return 'unknown'
      const answer = await ask({ method: 'DELETE', path: ['v1', 'customers', customerNumber, 'profiles', token] })
      if (answer.status === 204) return 'forgotten'
      if (failureOf(answer) === 'unknown_token') return 'unknown'
      throw unexpected(answer)
    },

    async charge({ reference, customerNumber, token, amount }) {
      const body = { reference, customer_ref: customerNumber, token, amount_cents: amount }
      try {
        const outcome = chargeOutcome(reference, await ask({ method: 'POST', path: ['v1', 'charges'], body }))
        return outcome.kind === 'refused' ? await confirmRefusal(reference, outcome) : outcome
      } catch (error) {
        if (error instanceof NotSent) return { kind: 'refused', reason: notReached }
        return unknown(error)
      }
    },

    settle,

    async payOut({ reference, customerNumber, amount, to }) {
      const body = { reference, customer_ref: customerNumber, amount_cents: amount, to }
      try {
        return payoutOutcome(reference, await ask({ method: 'POST', path: ['v1', 'payouts'], body }))
      } catch (error) {
        return error instanceof NotSent ? { kind: 'not_sent' } : unknown(error)
      }
    },

    async settlePayout(reference) {
      try {
        const answer = await ask({ method: 'POST', path: ['v1', 'payouts', reference, 'settle'] })
        return settledPayout(reference, read(SettledPayoutAnswer, answer))
      } catch (error) {
        return unknown(error)
      }
    },
  }
}

function payoutOutcome(reference: string, answer: ProviderAnswer): PayoutOutcome {
  if (failureOf(answer) === 'reference_closed') return { kind: 'never_paid' }
  return settledPayout(reference, read(PayoutAnswer, answer))
}

function settledPayout(reference: string, payout: z.output<typeof SettledPayoutAnswer>): SettledPayout {
  if (payout.status === 'never_paid') return { kind: 'never_paid' }
  if (payout.reference !== reference) throw new CardProviderError('The payment provider answered for another payout.')
  if (payout.status === 'refused') return { kind: 'refused', reason: payout.reason }
  return { kind: 'paid', payoutId: payout.payout_id, checkNumber: payout.check_number }
}

/** Only the two refusals that a provider gives before it charges count as such; anything odd is not known. */
function chargeOutcome(reference: string, answer: ProviderAnswer): ChargeOutcome {
  const code = failureOf(answer)
  if (code === 'unknown_token')
    return { kind: 'refused', reason: 'This payment method is no longer on file. Nothing was charged.' }
  if (code === 'reference_closed')
    return { kind: 'refused', reason: 'This payment was closed before it reached the bank. Nothing was charged.' }

  const charge = read(ChargeAnswer, answer)
  if (charge.reference !== reference) throw new CardProviderError('The payment provider answered for another charge.')
  if (charge.status === 'captured') return { kind: 'captured', chargeId: charge.charge_id }
  return { kind: 'declined', chargeId: charge.charge_id, reason: charge.reason }
}

function settledOutcome(answer: ProviderAnswer): SettledOutcome {
  const settled = read(SettleAnswer, answer)
  switch (settled.status) {
    case 'captured':
      return { kind: 'captured', chargeId: settled.charge_id }
    case 'declined':
      return { kind: 'declined', chargeId: settled.charge_id, reason: settled.reason }
    case 'never_charged':
      return { kind: 'never_charged' }
  }
}

function unknown(error: unknown): { kind: 'unknown'; cause: string } {
  if (error instanceof CardProviderError) return { kind: 'unknown', cause: error.message }
  throw error
}

function read<S extends z.ZodMiniType>(schema: S, answer: ProviderAnswer): z.output<S> {
  if (answer.status !== 200) throw unexpected(answer)
  const result = z.safeParse(schema, answer.body)
  if (!result.success) throw new CardProviderError('The payment provider answered in an unknown form.')
  return result.data
}

/** The code of a refusal; null when the answer is none, or does not come from the provider itself. */
function failureOf({ status, body }: ProviderAnswer): string | null {
  if (status < 400) return null
  const failure = FailureAnswer.safeParse(body)
  return failure.success ? failure.data.code : null
}

const unexpected = (answer: ProviderAnswer): CardProviderError =>
  new CardProviderError(`The payment provider answered ${answer.status} (${failureOf(answer) ?? 'no code'}).`)

const fromWire = ({ holder_name, ...profile }: z.output<typeof WireProfile>): Profile => ({
  ...profile,
  holderName: holder_name,
})
