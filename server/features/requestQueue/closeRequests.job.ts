/** Closes requests once they can no longer be reopened. */
import { daysAfter } from '#shared/format/moments'
import { reopenDays } from '#shared/http/limits'
import { defineScheduledJob } from '../../jobs/schedule'
import { closeDoneRequests } from './closeRequests.queries'

/** A statement may take fifteen seconds. */
const batchSize = 1_000

export const closeRequestsJob = defineScheduledJob('close done requests', async ({ db, clock, config, lifecycle }) => {
  const now = clock.now()
  const doneBefore = daysAfter(now, -reopenDays)
  // A process that stops leaves the rest to the next day.
  for (let closed = batchSize; closed === batchSize && !lifecycle.stopping.aborted; ) {
    closed = await db.transaction((tx) =>
      closeDoneRequests(tx, { doneBefore, limit: batchSize, now, provider: config.BRAND_NAME }),
    )
  }
})
