/** Decisions about paying: fingerprints, leases, confirmation numbers, dates. */
import { addDays } from '#shared/dates'
import type { Cents } from '#shared/money'
import type { PaymentOutcome, PaymentStatus } from '#shared/contract/payments'

/** How long the process that took a payment is expected to need; afterwards any process may settle it. */
export const leaseMs = 20_000

/** How long a retry waits for the first try to finish before it settles the payment itself. */
export const retryWaitMs = 4_000

/** Autopay charges the day before the bill is due. */
export const autopayDay = (dueOn: string): string => addDays(dueOn, -1)

/** A bill is due only while something is owed. */
export const dueDay = (balance: Cents, dueOn: string | null): string | null => (balance > 0 ? dueOn : null)

export interface PaymentPayload {
  billingAccountNumber: string
  serviceAccountNumber: string
  token: string
  amount: Cents
}

/** What makes two payments "identical": what is paid with what. Not who clicks: two people of one household may click at once. */
export const fingerprintOf = (request: PaymentPayload): string =>
  JSON.stringify([request.billingAccountNumber, request.serviceAccountNumber, request.token, request.amount])

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `QP-XXXX-XXXX` out of eight or more random bytes, without letters that are easily misread. */
export function confirmationNumber(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, 8), (byte) => letters[byte % letters.length]).join('')
  return `QP-${code.slice(0, 4)}-${code.slice(4)}`
}

/** What the person who pays is told of a payment in this state. */
export function outcomeOf(status: PaymentStatus): PaymentOutcome {
  switch (status) {
    case 'posted':
    case 'refunded':
      return 'ACCEPTED'
    case 'declined':
    case 'failed':
    case 'returned':
      return 'DECLINED'
    case 'pending':
      return 'PENDING'
  }
}

/** A card that has passed its month cannot be charged. `today` is `YYYY-MM-DD`. */
export function isExpired(expiry: { month: number; year: number } | null, today: string): boolean {
  return expiry !== null && `${expiry.year}-${String(expiry.month).padStart(2, '0')}` < today.slice(0, 7)
}
