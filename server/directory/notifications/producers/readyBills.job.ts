/** Notifies customers of bills soon after a billing run, an import or the demo has stored them. */
import { setTimeout as delay } from 'node:timers/promises'
import { addDays } from '#shared/format/dates'
import { defineScheduledJob } from '../../../jobs/schedule'
import { notifyAll } from '../notify'
import { takeUnnotifiedBills } from './readyBills.queries'

/** Older bills are history that was imported, which no one waits for. */
export const maxBillAgeDays = 7
/** Small enough that requests in between don’t wait. */
const batchSize = 500
/** After each full batch the job rests for this many times as long, so that requests have most of the machine. */
const restRatio = 1.5

export const readyBillsJob = defineScheduledJob('find bills that are ready', async ({ db, clock }) => {
  const filter = {
    since: addDays(clock.today(), -maxBillAgeDays),
    today: clock.today(),
    now: clock.now(),
    limit: batchSize,
  }
  for (let taken = batchSize; taken === batchSize; ) {
    const started = performance.now()
    taken = await db.transaction(async (tx) => {
      const statementIds = await takeUnnotifiedBills(tx, filter)
      await notifyAll(
        tx,
        statementIds.map((statementId) => ({ kind: 'bill_ready', statementId })),
      )
      return statementIds.length
    })
    if (taken === batchSize) await delay((performance.now() - started) * restRatio)
  }
})
