/**
 * Notifies of cards that expire before the day of a scheduled payment. No payment can be scheduled with such a card, but its
 * expiration date may change afterwards. Cards expire at the end of a month, so only payments for a later month matter.
 */
import { z } from 'zod/mini'
import { addDays, addMonths, daysBetween } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import { defineJob } from '../../../jobs/job'
import { enqueueMissing, removeFailedJobs } from '../../../jobs/jobs.queries'
import { defineScheduledJob } from '../../../jobs/schedule'
import { expiryDayOf } from '../../payments/rules'
import type { NotificationEvent } from '../events'
import { notifyAll } from '../notify'
import { notificationDueWith } from './cardExpiry'
import { findCustomersWithScheduled, findScheduledAfter } from './scheduledCards.queries'

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
    const events: NotificationEvent[] = []
    for (const { id, token, payOn } of await findScheduledAfter(db, customerNumber, lastOfMonth(today))) {
      const profile = profiles.find((method) => method.token === token)
      if (!profile?.expiry) continue
      const expiresOn = expiryDayOf(profile.expiry)
      const daysLeft = notificationDueWith(daysBetween(today, expiresOn))
      if (expiresOn >= payOn || daysLeft === undefined) continue
      const method = methodName(profile.type, profile.last4)
      events.push({ kind: 'scheduled_card_expiring', scheduledPaymentId: id, token, method, expiresOn, daysLeft })
    }
    await notifyAll(db, events)
  },
})

/** A check that failed for good starts again the next day. */
export const scheduledCardsJob = defineScheduledJob(
  'find expiring cards of scheduled payments',
  async ({ db, clock }) => {
    const customerNumbers = await findCustomersWithScheduled(db, lastOfMonth(clock.today()))
    await db.transaction(async (tx) => {
      await removeFailedJobs(tx, checkScheduledCardsJob.name)
      await enqueueMissing(
        tx,
        checkScheduledCardsJob,
        customerNumbers.map((customerNumber) => ({ customerNumber })),
      )
    })
  },
)
