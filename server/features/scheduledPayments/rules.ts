/** Rules for scheduled payments that only the server applies. */
import { addDays } from '#shared/format/dates'

/** A process has this long to make one payment, including a slow bank. Afterwards another process continues it. */
export const leaseMs = 120_000

/** A customer must not be charged long after the agreed day, whatever kept the portal from doing so. */
const graceDays = 3

export const isTooLate = (payOn: string, today: string): boolean => today > addDays(payOn, graceDays)

/** Returns the payment's key in the ledger. Keys of clients never contain a colon, so they can't collide. */
export const paymentKeyOf = (scheduledPaymentId: string): string => `scheduled:${scheduledPaymentId}`
