/** The job that settles a payment if the process that accepted it does not live to learn the outcome. */
import type { JobKind } from '../../jobs/job'

export const settlingJob: JobKind<{ paymentId: string }> = {
  name: 'settle payment',
  maxAttempts: 25,
  keyOf: ({ paymentId }) => paymentId,
}
