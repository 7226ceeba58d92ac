/** Returns snoozed messages to their lists when their time has come. */
import { defineScheduledJob } from '../../jobs/schedule'
import { endDueSnoozes } from './endSnoozes.queries'

/** A statement may take fifteen seconds. */
const batchSize = 500

export const endSnoozesJob = defineScheduledJob('return snoozed messages', async ({ db, clock, lifecycle }) => {
  const now = clock.now()
  // A process that stops leaves the rest to the next minute.
  for (let ended = batchSize; ended === batchSize && !lifecycle.stopping.aborted; ) {
    ended = await db.transaction((tx) => endDueSnoozes(tx, { now, limit: batchSize }))
  }
})
