/** Payouts: each reference pays at most once, and a reference that was settled without a payout never pays. */
import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type LedgerBook, newId } from './ledger'
import type { Payout, PayoutRequest } from './records'

type PayoutResult =
  /** `silent`: the money moved, but the caller gets no answer. */
  { kind: 'decided'; payout: Payout; silent: boolean } | { kind: 'closed' } | { kind: 'reused' }

export interface Payouts {
  payOut(request: PayoutRequest): Promise<PayoutResult>
  /** Returns the payout of a reference. Without one it returns null and closes the reference. */
  settlePayout(reference: string): Promise<Payout | null>
  payoutsOf(customerRef: string): Promise<Payout[]>
}

export function createPayouts({ state, enter, written }: LedgerBook, now: () => Date): Payouts {
  const afterFlush = async <T>(answer: T): Promise<T> => {
    await written()
    return answer
  }

  const decidePayout = (request: PayoutRequest): PayoutResult => {
    if (state.isPayoutClosed(request.reference)) return { kind: 'closed' }
    const earlier = state.payout(request.reference)
    if (earlier)
      return isSamePayout(earlier, request) ? { kind: 'decided', payout: earlier, silent: false } : { kind: 'reused' }
    const { to, customer_ref } = request
    const found = to.kind === 'method' ? state.profile(to.token) : undefined
    const profile = found?.customer_ref === customer_ref ? found : undefined
    const reason =
      to.kind === 'check'
        ? ''
        : profile === undefined
          ? 'This payment method is no longer on file.'
          : profile.behavior === 'declines'
            ? 'Declined by the bank'
            : ''
    const payout: Payout = {
      ...request,
      status: reason === '' ? 'paid' : 'refused',
      reason,
      payout_id: newId('po'),
      check_number: to.kind === 'check' ? `CK-${randomInt(1_000_000, 10_000_000)}` : '',
      created_at: now().toISOString(),
    }
    enter({ kind: 'payout', payout })
    return { kind: 'decided', payout, silent: profile?.behavior === 'times_out' }
  }

  return {
    payOut: async (request) => afterFlush(decidePayout(request)),
    async settlePayout(reference) {
      const payout = state.payout(reference)
      if (!payout && !state.isPayoutClosed(reference)) enter({ kind: 'payout_closed', reference })
      return afterFlush(payout ?? null)
    },
    payoutsOf: (customerRef) => afterFlush(state.payoutsOf(customerRef)),
  }
}

const isSamePayout = (payout: Payout, { customer_ref, amount_cents, to }: PayoutRequest): boolean =>
  payout.customer_ref === customer_ref && payout.amount_cents === amount_cents && isDeepStrictEqual(payout.to, to)
