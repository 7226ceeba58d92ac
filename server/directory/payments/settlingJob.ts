/** The job that settles a payment if the process that accepted it does not live to learn the outcome. */
import type { JobKind } from '../../jobs/job'

export interface SettlingPayload {
  paymentId: string
  /** How often the provider did not know the outcome. */
  waits?: number | undefined
}

export const settlingJob: JobKind<SettlingPayload> = {
  name: 'settle payment',
  maxAttempts: 25,
  keyOf: ({ paymentId }) => paymentId,
}
