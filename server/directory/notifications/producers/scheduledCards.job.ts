/**
 * Notifies of cards that expire before the day of a scheduled payment. No payment can be scheduled with such a card, but its
 * expiration date may change afterwards. Cards expire at the end of a month, so only payments for a later month matter, and
 * those whose card was found before. What the payment provider answers is stored for the alerts of the dashboard.
 */
import { z } from 'zod/mini'
import { addDays, addMonths, daysBetween } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import { enqueueDue } from '../../../jobs/dueJobs'
import { defineJob } from '../../../jobs/job'
import { removeFailedJobs } from '../../../jobs/jobs.queries'
import { defineScheduledJob } from '../../../jobs/schedule'
import { expiryDayOf } from '../../payments/rules'
import type { NotificationEvent } from '../events'
import { notifyAll } from '../notify'
import { notificationDueWith } from './cardExpiry'
import { findCustomersWithScheduled, findScheduledAfter, storePaymentCardExpiry } from './scheduledCards.queries'

const maxAttempts = 16

const lastOfMonth = (day: string): string => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1)

export const checkScheduledCardsJob = defineJob({
  name: 'check expiry of cards of scheduled payments',
  payload: z.object({ customerNumber: z.string() }),
  maxAttempts,
  keyOf: ({ customerNumber }) => customerNumber,
  isBulk: true,
  async run({ db, cards, clock }, { customerNumber }) {
    const today = clock.today()
    const profiles = await cards.listProfiles(customerNumber)
    await db.transaction(async (tx) => {
      const events: NotificationEvent[] = []
      for (const { id, token, payOn } of await findScheduledAfter(tx, customerNumber, lastOfMonth(today))) {
        const profile = profiles.find((method) => method.token === token)
        const cardExpiry = { id, payOn, expiresOn: profile?.expiry ? expiryDayOf(profile.expiry) : null }
        const expiresOn = await storePaymentCardExpiry(tx, cardExpiry, today)
        const daysLeft = expiresOn === null ? undefined : notificationDueWith(daysBetween(today, expiresOn))
        if (!profile || expiresOn === null || daysLeft === undefined) continue
        const method = methodName(profile.type, profile.last4)
        events.push({ kind: 'scheduled_card_expiring', scheduledPaymentId: id, token, method, expiresOn, daysLeft })
      }
      await notifyAll(tx, events)
    })
  },
})

/** A check that failed for good starts again the next day. */
export const scheduledCardsJob = defineScheduledJob(
  'find expiring cards of scheduled payments',
  async ({ db, clock }) => {
    const customerNumbers = await findCustomersWithScheduled(db, lastOfMonth(clock.today()))
    await db.transaction(async (tx) => {
      await removeFailedJobs(tx, checkScheduledCardsJob.name)
      await enqueueDue(
        tx,
        checkScheduledCardsJob,
        customerNumbers.map((customerNumber) => ({ customerNumber })),
      )
    })
  },
)
