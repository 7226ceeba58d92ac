/** Looks once a day for requests that ended, and asks their customers to rate them. */
import { defineScheduledJob } from '../../../jobs/schedule'
import { findUnratedSince } from '../events/cases.queries'
import { notifyAll } from '../notify'

/** No one remembers an older request well. */
const surveyDays = 3
const dayMs = 86_400_000

export const finishedRequestsJob = defineScheduledJob('find requests to rate', async ({ db, clock }) => {
  await db.transaction(async (tx) => {
    const finished = await findUnratedSince(tx, new Date(clock.now().getTime() - surveyDays * dayMs))
    await notifyAll(
      tx,
      finished.map((caseId) => ({ kind: 'request_finished', caseId })),
    )
  })
})
