/** Decisions about payments for a later day that only the server takes. */
import { addDays } from '#shared/dates'

/** How long a process is expected to need for one payment, the bank's silence included; afterwards any other goes on with it. */
export const leaseMs = 120_000

/** A bank account is not charged long after the day that its owner agreed to, whatever kept the portal from it. */
const daysOfGrace = 3

export const isTooLate = (payOn: string, today: string): boolean => today > addDays(payOn, daysOfGrace)

export const tooLateText = 'A problem on our side kept us from making it on time.'

export const mayNotText = 'The person who scheduled it no longer has permission to pay for this account.'

/** Under this key the payment stands in the ledger; a client's own key has no colon. */
export const keyOf = (scheduledPaymentId: string): string => `scheduled:${scheduledPaymentId}`
