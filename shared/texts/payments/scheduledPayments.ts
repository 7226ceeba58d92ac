/** Texts about scheduled payments. */

import type { ScheduledPaymentStatus } from '../../contract/payments/scheduledPayments'
import { dayInProse } from '../../format/dates'
import { firstPayDay, lastPayDay } from '../../http/payDays'
import { lateFeeText } from '../billing/lateFee'

export const scheduled = (amount: string, day: string) => `Your payment of ${amount} is scheduled for ${day}.`
export const scheduleCancelled = (amount: string, day: string) =>
  `The payment of ${amount}, scheduled for ${day}, is canceled. Nothing will be charged.`
export const payDaysHint = (first: string, last: string) => `Any day from ${first} to ${last}.`
/** The same as `scheduleDays`, with the days as the rest of the page writes them. */
export const choosePayDay = (first: string, last: string) => `Choose a day from ${first} to ${last}, or pay today.`
export const scheduleDays = (today: string) =>
  `Choose a day from ${dayInProse(firstPayDay(today))}, to ${dayInProse(lastPayDay(today))}, or pay today.`
export const scheduleExpiresBefore = 'This card expires before that day. Choose another card or an earlier day.'
export const scheduleAlready = 'The same payment is already scheduled for that day.'
export const tooLateToCancel = 'It’s too late to cancel this payment, because its payment date has arrived.'
/** This is shown before a payment is scheduled. It explains what happens if the bill is paid in another way. */
export const scheduleRule =
  'If you have no balance on that date, we won’t process this payment. Otherwise we’ll charge the full amount and credit anything over your balance.'
export const expiredByThen = 'expires before that day'
export const cancelScheduledPayment = 'Cancel this scheduled payment?'
export const cancelEffect = (what: string) => `We won’t make the payment of ${what}. Any amount owed is still due.`
export const payOn = 'Pay on'
export const aLaterDay = 'A later day'
export const paymentDate = 'Payment date'
export const lateWarning = (day: string) => `Your bill is due on ${day}. ${lateFeeText}`
export const scheduleConsent = (amount: string, name: string, day: string) =>
  `By scheduling this payment you authorize us to charge ${amount} to ${name} on ${day}. You can cancel it until the day before.`
export const offlineHint = 'You’re offline. You can schedule it once you’re back online.'
export const schedulePayment = 'Schedule payment'
export const scheduledPaymentsNotLoaded = 'We couldn’t load the scheduled payments.'
export const beingPaidToday = 'Being paid today'
export const methodAndBill = (method: string, services: string, place: string) => `${method} · ${services} at ${place}`
export const on = (amount: string, day: string) => `${amount} on ${day}`
export const isScheduledFor = (amount: string, day: string) => `${amount} is scheduled for ${day}.`
export const dueTodayNotice = (amount: string) => `${amount} is being paid today.`
export const skippedIfPaid = (amount: string, day: string) =>
  `${amount} is already scheduled for ${day}. If you pay in full now, we’ll skip it.`
export const alreadyScheduled = (amount: string, day: string) =>
  `A payment of ${amount} is already scheduled for ${day}. This one is in addition to it.`
export const alreadyProcessing = (amount: string) =>
  `A payment of ${amount} is already being processed today. This one is in addition to it.`
export const scheduledLabel = 'Scheduled'

export const statusLabels: Record<ScheduledPaymentStatus, string> = {
  scheduled: 'Scheduled',
  paying: 'Being paid',
  paid: 'Paid',
  failed: 'Failed',
  not_needed: 'Not needed',
  cancelled: 'Canceled',
}
