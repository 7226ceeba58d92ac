/** Looks once a day for requests that ended, and asks their customers to rate them. */
import { daysAfter } from '#shared/format/moments'
import { defineScheduledJob } from '../../../jobs/schedule'
import { findUnratedSince } from '../events/cases.queries'
import { notifyAll } from '../notify'

/** No one remembers an older request well. */
const surveyDays = 3

export const finishedRequestsJob = defineScheduledJob('find requests to rate', async ({ db, clock }) => {
  await db.transaction(async (tx) => {
    const finished = await findUnratedSince(tx, daysAfter(clock.now(), -surveyDays))
    await notifyAll(
      tx,
      finished.map((caseId) => ({ kind: 'request_finished', caseId })),
    )
  })
})
