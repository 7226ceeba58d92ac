/** The job that settles a payment if the process that accepted it stops before the outcome is known. */
import type { JobKind } from '../../jobs/job'

export interface SettlingPayload {
  paymentId: string
  /** How many times the provider did not know the outcome. */
  waits?: number | undefined
}

export const settlingJob: JobKind<SettlingPayload> = {
  name: 'settle payment',
  maxAttempts: 25,
  keyOf: ({ paymentId }) => paymentId,
}
