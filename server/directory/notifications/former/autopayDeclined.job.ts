/** A notice of declined autopay as an earlier version stored it. Without a handler it would wait forever. */
import { z } from 'zod/mini'
import { defineJob } from '../../../jobs/job'
import { notify } from '../notify'

export const formerAutopayDeclinedJob = defineJob({
  name: 'autopay declined',
  payload: z.object({ paymentId: z.uuid() }),
  maxAttempts: 16,
  run: ({ db }, { paymentId }) => notify(db, { kind: 'autopay_declined', paymentId }),
})
