/**
 * Notifies of autopay cards that expire in 60, 30 and 7 days. Cards expire at the end of a month, so the payment
 * provider is asked again only when the end of a month is that far away, or as soon as possible afterwards. What it
 * answers is stored for the alerts of the dashboard.
 */
import { z } from 'zod/mini'
import { daysBetween } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import { enqueueDue } from '../../../jobs/dueJobs'
import { defineJob } from '../../../jobs/job'
import { removeFailedJobs } from '../../../jobs/jobs.queries'
import { defineScheduledJob } from '../../../jobs/schedule'
import { expiryDayOf } from '../../payments/rules'
import { findSavedMethod } from '../../payments/savedMethods'
import { notify } from '../notify'
import { lastNotificationDay, notificationDueWith } from './cardExpiry'
import {
  deleteExpiringCard,
  findAutopayAccount,
  findUncheckedAccounts,
  recordCheck,
  storeCardExpiry,
} from './expiringCards.queries'

const maxAttempts = 16

export const checkCardJob = defineJob({
  name: 'check expiry of autopay card',
  payload: z.object({ accountNumber: z.string() }),
  maxAttempts,
  keyOf: ({ accountNumber }) => accountNumber,
  isBulk: true,
  async run({ db, cards, clock }, { accountNumber }) {
    const account = await findAutopayAccount(db, accountNumber)
    if (!account) return
    const { customerNumber, token } = account
    const profile = await findSavedMethod({ cards }, { customerNumber, token })
    const today = clock.today()
    await db.transaction(async (tx) => {
      await recordCheck(tx, { billingAccountNumber: accountNumber, token, checkedOn: today })
      if (!profile?.expiry) return deleteExpiringCard(tx, accountNumber)
      const expiresOn = expiryDayOf(profile.expiry)
      const method = methodName(profile.type, profile.last4)
      await storeCardExpiry(tx, { billingAccountNumber: accountNumber, token, method, expiresOn }, today)
      const daysLeft = notificationDueWith(daysBetween(today, expiresOn))
      if (daysLeft === undefined) return
      await notify(tx, { kind: 'card_expiring', accountNumber, method, expiresOn, daysLeft })
    })
  },
})

/** Looks every day for cards that were not checked. A check that failed for good starts again. */
export const expiringCardsJob = defineScheduledJob('find expiring autopay cards', async ({ db, clock }) => {
  const accountNumbers = await findUncheckedAccounts(db, lastNotificationDay(clock.today()))
  await db.transaction(async (tx) => {
    await removeFailedJobs(tx, checkCardJob.name)
    await enqueueDue(
      tx,
      checkCardJob,
      accountNumbers.map((accountNumber) => ({ accountNumber })),
    )
  })
})
