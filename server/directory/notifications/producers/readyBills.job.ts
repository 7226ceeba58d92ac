/** Notifies customers of bills soon after a billing run, an import or the demo has stored them. */
import { addDays } from '#shared/format/dates'
import { defineScheduledJob } from '../../../jobs/schedule'
import { notifyAll } from '../notify'
import { takeUnnoticedBills } from './readyBills.queries'

/** Older bills are history that was imported, which no one waits for. */
const maxAgeDays = 7
/** Small enough that requests in between don’t wait. */
const batchSize = 2_000

export const readyBillsJob = defineScheduledJob('find bills that are ready', async ({ db, clock }) => {
  const filter = {
    since: addDays(clock.today(), -maxAgeDays),
    today: clock.today(),
    now: clock.now(),
    limit: batchSize,
  }
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await db.transaction(async (tx) => {
      const statementIds = await takeUnnoticedBills(tx, filter)
      await notifyAll(
        tx,
        statementIds.map((statementId) => ({ kind: 'bill_ready', statementId })),
      )
      return statementIds.length
    })
  }
})
