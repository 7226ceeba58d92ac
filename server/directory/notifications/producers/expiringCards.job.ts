/**
 * Notifies of autopay cards that expire in 60, 30 and 7 days. Cards expire at the end of a month, so the payment
 * provider is asked only on the days on which the end of a month is that far away. What it answers is stored for the
 * alerts of the dashboard.
 */
import { z } from 'zod/mini'
import { daysBetween } from '#shared/billing/dunning'
import { addDays } from '#shared/format/dates'
import { methodName } from '#shared/payments/brands'
import { defineJob } from '../../../jobs/job'
import { enqueueMissing } from '../../../jobs/jobs.queries'
import { defineScheduledJob } from '../../../jobs/schedule'
import { expiryDayOf } from '../../payments/rules'
import { notify } from '../notify'
import { deleteExpiringCard, findAutopayAccount, findAutopayAccounts, storeCardExpiry } from './expiringCards.queries'

const notificationDays = [60, 30, 7]
/** The next notification days replace a card that could not be asked for. */
const maxAttempts = 8

/** Returns the last days of months for which a notification is due today, with the days that are left. */
const notificationsOn = (today: string): { expiresOn: string; daysLeft: number }[] =>
  notificationDays
    .map((daysLeft) => ({ expiresOn: addDays(today, daysLeft), daysLeft }))
    .filter(({ expiresOn }) => addDays(expiresOn, 1).endsWith('-01'))

export const checkCardJob = defineJob({
  name: 'check expiry of autopay card',
  payload: z.object({ accountNumber: z.string(), today: z.string() }),
  maxAttempts,
  keyOf: ({ accountNumber }) => accountNumber,
  async run({ db, cards }, { accountNumber, today }) {
    const account = await findAutopayAccount(db, accountNumber)
    if (!account) return
    const profile = (await cards.listProfiles(account.customerNumber)).find(({ token }) => token === account.token)
    if (!profile?.expiry) return deleteExpiringCard(db, accountNumber)
    const expiresOn = expiryDayOf(profile.expiry)
    const method = methodName(profile.type, profile.last4)
    const card = { billingAccountNumber: accountNumber, token: account.token, method, expiresOn }
    await db.transaction(async (tx) => {
      await storeCardExpiry(tx, card, today)
      if (!notificationsOn(today).some((notification) => notification.expiresOn === expiresOn)) return
      const daysLeft = daysBetween(today, expiresOn)
      await notify(tx, { kind: 'card_expiring', accountNumber, method, expiresOn, daysLeft })
    })
  },
})

export const expiringCardsJob = defineScheduledJob('find expiring autopay cards', async ({ db, clock }) => {
  const today = clock.today()
  if (notificationsOn(today).length === 0) return
  const accountNumbers = await findAutopayAccounts(db)
  await enqueueMissing(
    db,
    checkCardJob,
    accountNumbers.map((accountNumber) => ({ accountNumber, today })),
  )
})
