/** Applies scheduled plan changes on their day. */
import { z } from 'zod/mini'
import { enqueueDue } from '../../jobs/dueJobs'
import { defineJob } from '../../jobs/job'
import { defineScheduledJob } from '../../jobs/schedule'
import { enqueueChangeEmail } from './changeEmail'
import { applyChange } from './plans.ledger'
import { findDueChanges } from './plans.queries'

const maxAttempts = 25

/** Any number of processes may run it for the same change: the first one to lock its row applies it. */
export const planChangeJob = defineJob({
  name: 'apply plan change',
  payload: z.object({ id: z.uuid() }),
  maxAttempts,
  keyOf: ({ id }) => id,
  run: (services, { id }) =>
    services.db.transaction(async (tx) => {
      const applied = await applyChange(tx, id, services.clock.now())
      if (!applied) return
      await enqueueChangeEmail(services, tx, { customerNumber: applied.customerNumber, row: applied.change })
    }),
})

export const duePlanChangesJob = defineScheduledJob('find due plan changes', async ({ db, clock }) => {
  const payloads = await findDueChanges(db, clock.today())
  await enqueueDue(db, planChangeJob, payloads)
})
