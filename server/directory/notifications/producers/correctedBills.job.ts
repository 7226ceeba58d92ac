/**
 * Notifies customers of bills that a delivery has corrected. The correction and its record are one transaction, so an import
 * that is killed and continues leaves one record.
 */
import { addDays } from '#shared/format/dates'
import { defineScheduledJob } from '../../../jobs/schedule'
import { notifyAll } from '../notify'
import { takeUnnoticedCorrections } from './correctedBills.queries'
import { maxBillAgeDays } from './readyBills.job'

/** A correction of an older bill is one of history that was imported. */
const maxAgeDays = 365
const batchSize = 500

export const correctedBillsJob = defineScheduledJob('find corrected bills', async ({ db, clock }) => {
  const today = clock.today()
  const filter = {
    now: clock.now(),
    announcedSince: addDays(today, -maxBillAgeDays),
    issuedSince: addDays(today, -maxAgeDays),
    limit: batchSize,
  }
  for (let taken = batchSize; taken === batchSize; ) {
    taken = await db.transaction(async (tx) => {
      const { count, replacedIds } = await takeUnnoticedCorrections(tx, filter)
      await notifyAll(
        tx,
        replacedIds.map((replacedId) => ({ kind: 'bill_corrected', replacedId })),
      )
      return count
    })
  }
})
