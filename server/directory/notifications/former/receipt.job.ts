/** A receipt as an earlier version stored it. Without a handler it would wait forever, and the customer would get none. */
import { z } from 'zod/mini'
import { defineJob } from '../../../jobs/job'
import { notify } from '../notify'

export const formerReceiptJob = defineJob({
  name: 'receipt',
  payload: z.object({ paymentId: z.uuid() }),
  maxAttempts: 16,
  run: ({ db }, { paymentId }) => notify(db, { kind: 'payment_posted', paymentId }),
})
