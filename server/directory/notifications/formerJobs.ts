/**
 * Jobs that an earlier version stored under names that nothing uses anymore. Without a handler the job library would
 * keep them waiting forever, and the customer would never get the message.
 */
import { z } from 'zod/mini'
import { type AnyJob, defineJob } from '../../jobs/job'
import { notify } from './notify'

const PaymentPayload = z.object({ paymentId: z.uuid() })
const maxAttempts = 16

export const formerJobs: readonly AnyJob[] = [
  defineJob({
    name: 'receipt',
    payload: PaymentPayload,
    maxAttempts,
    run: ({ db }, { paymentId }) => notify(db, { kind: 'payment_posted', paymentId }),
  }),
  defineJob({
    name: 'autopay declined',
    payload: PaymentPayload,
    maxAttempts,
    run: ({ db }, { paymentId }) => notify(db, { kind: 'autopay_declined', paymentId }),
  }),
  defineJob({
    name: 'comment notice',
    payload: z.object({ id: z.uuid() }),
    maxAttempts,
    // A migration dropped what it refers to. The reply itself is in the portal.
    run: async ({ log }, { id }) => log.warn({ noticeId: id }, 'a notice of a reply by an earlier version was dropped'),
  }),
]
