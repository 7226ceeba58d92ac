/**
 * Looks once a day for bills that are due soon. An event that was found on several days reaches each contact once, on the
 * day that suits their settings.
 */
import { maxDaysBeforeDue } from '#shared/customers/notifications'
import { addDays } from '#shared/format/dates'
import { defineScheduledJob } from '../../../jobs/schedule'
import { notifyAll } from '../notify'
import { findAccountsDue } from './reminders.queries'

/** Autopay charges the day before a bill is due. */
const autopayNotificationDays = 3
const autopayDays = autopayNotificationDays + 1

export const remindersJob = defineScheduledJob('find reminders', async ({ db, clock }) => {
  const today = clock.today()
  await db.transaction(async (tx) => {
    const due = await findAccountsDue(tx, { from: addDays(today, 1), to: addDays(today, maxDaysBeforeDue) })
    await notifyAll(
      tx,
      due.flatMap(({ accountNumber, dueOn, isOnAutopay }) => {
        if (!isOnAutopay) return { kind: 'payment_due' as const, accountNumber, dueOn }
        const isSoon = dueOn > addDays(today, 1) && dueOn <= addDays(today, autopayDays)
        return isSoon ? { kind: 'autopay_upcoming' as const, accountNumber, dueOn } : []
      }),
    )
  })
})
