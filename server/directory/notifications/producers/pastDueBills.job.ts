/** Looks once a day for bills that are past due. */
import { disconnectDays } from '#shared/billing/dunning'
import { addDays } from '#shared/format/dates'
import { defineScheduledJob } from '../../../jobs/schedule'
import { notifyAll } from '../notify'
import { findAccountsPastDue } from './reminders.queries'

export const pastDueBillsJob = defineScheduledJob('find past-due bills', async ({ db, clock }) => {
  const today = clock.today()
  await db.transaction(async (tx) => {
    // The gas notices follow later.
    const pastDue = await findAccountsPastDue(tx, { today, dueAfter: addDays(today, -disconnectDays.notice) })
    await notifyAll(
      tx,
      pastDue.map(({ account, since }) => ({ kind: 'past_due', accountNumber: account.number, since })),
    )
  })
})
