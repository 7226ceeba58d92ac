/** Payment rules: identity of payments, leases, confirmation numbers and dates. */

import type { PaymentOutcome, PaymentStatus } from '#shared/contract/payments/payments'
import { addDays, addMonths } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'

/** A process that accepted a payment has this long to finish it. Afterwards any process may settle it. */
export const leaseMs = 20_000

/** A retry waits this long for the original request before it settles the payment itself. */
export const retryWaitMs = 4_000

/** Autopay charges the day before the bill is due. */
export const autopayDayOf = (dueOn: string): string => addDays(dueOn, -1)

/** A bill is due only while the balance is positive. */
export const dueDayOf = (balance: Cents, dueOn: string | null): string | null => (balance > 0 ? dueOn : null)

interface PaymentPayload {
  billingAccountNumber: string
  serviceAccountNumber: string
  token: string
  amount: Cents
}

/**
 * Returns the identity of a payment for duplicate detection. The user is not part of it, because two people of one
 * household may click at the same time.
 */
export const identityOf = (request: PaymentPayload): readonly (string | number)[] => [
  request.billingAccountNumber,
  request.serviceAccountNumber,
  request.token,
  request.amount,
]

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Builds `QP-XXXX-XXXX` from eight or more random bytes, without letters that are easily misread. */
export function buildConfirmationNumber(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, 8), (byte) => letters[byte % letters.length]).join('')
  return `QP-${code.slice(0, 4)}-${code.slice(4)}`
}

/** Returns the outcome that the payer sees for a payment status. */
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

/** Returns the last day on which a card is valid. */
export const expiryDayOf = ({ month, year }: { month: number; year: number }): string =>
  addDays(addMonths(`${year}-${String(month).padStart(2, '0')}-01`, 1), -1)

/** A card expires at the end of its month. `today` is `YYYY-MM-DD`. */
export function isExpired(expiry: { month: number; year: number } | null, today: string): boolean {
  return expiry !== null && `${expiry.year}-${String(expiry.month).padStart(2, '0')}` < today.slice(0, 7)
}
