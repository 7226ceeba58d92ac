/**
 * Looks once a day for bills that are due soon or past due, for high or unusual usage, and for requests that ended. An
 * event that was found on several days reaches each contact once, on the day that suits their settings.
 */
import { disconnectDays } from '#shared/billing/dunning'
import { maxDaysBeforeDue } from '#shared/customers/notifications'
import { addDays } from '#shared/format/dates'
import { defineScheduledJob } from '../../../jobs/schedule'
import { findUnratedSince } from '../events/cases.queries'
import { findUnusualUsageEvents } from '../events/unusualUsage'
import { findUsageEvents } from '../events/usage'
import { notifyAll } from '../notify'
import { findAccountsDue, findAccountsPastDue } from './reminders.queries'

/** Autopay charges the day before a bill is due. */
const autopayNotificationDays = 3
const autopayDays = autopayNotificationDays + 1

/** No one remembers an older request well. */
const surveyDays = 3
const dayMs = 86_400_000

/** Usage that is unusual is not announced as high as well. */
const periodOf = ({ serviceAccountId, period }: { serviceAccountId: string; period: string }): string =>
  `${serviceAccountId} ${period}`

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
    // The gas notices follow later.
    const pastDue = await findAccountsPastDue(tx, { today, dueAfter: addDays(today, -disconnectDays.notice) })
    await notifyAll(
      tx,
      pastDue.map(({ account, since }) => ({ kind: 'past_due', accountNumber: account.number, since })),
    )
    const unusual = await findUnusualUsageEvents(tx, today)
    await notifyAll(tx, unusual)
    const isUnusual = new Set(unusual.map(periodOf))
    await notifyAll(
      tx,
      (await findUsageEvents(tx, today)).filter((event) => !isUnusual.has(periodOf(event))),
    )
    const finished = await findUnratedSince(tx, new Date(clock.now().getTime() - surveyDays * dayMs))
    await notifyAll(
      tx,
      finished.map((caseId) => ({ kind: 'request_finished', caseId })),
    )
  })
})
