/** Notifications about payments. */
import { startOfDay, wallClock } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'
import { paths } from '#shared/paths'
import * as notificationTexts from '#shared/texts/customers/notifications'
import * as paymentEmailTexts from '#shared/texts/payments/paymentEmails'
import type { Executor } from '../../../db/database'
import { findPayer } from '../../payments/billingAccounts.queries'
import { findExpiringCards } from '../alerts/alerts.queries'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findAccountFacts } from './bills.queries'
import { findPaymentFacts, findRefundFacts, findScheduledFacts } from './payments.queries'

/** The payer gets the receipt. Autopay, and staff on the phone, pay for the account holder. */
export async function paymentPostedNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'payment_posted'>[],
): Promise<Notification[]> {
  const facts = await findPaymentFacts(
    tx,
    events.map(({ paymentId }) => paymentId),
  )
  const notifications: Notification[] = []
  for (const { payment, customerNumber, groupId } of facts) {
    const { id, amount, fee, billingAccountNumber: account, methodLast4: last4, balanceAfter } = payment
    const { confirmationNumber } = payment
    notifications.push({
      eventKey: `payment_posted:${id}`,
      category: 'payment_result',
      customerNumber,
      groupIds: [groupId],
      addressee: await findPayer(tx, payment.userId, customerNumber),
      content: paymentEmailTexts.receipt({ amount, fee, account, last4, confirmationNumber, balanceAfter }),
      text: notificationTexts.paymentPostedText({ amount, account }),
      path: paths.paymentHistory,
      receiptOf: id,
    })
  }
  return notifications
}

/** Someone who tries several cards in a row is notified once a day, because they see the others on the screen. */
export async function paymentDeclinedNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'payment_declined'>[],
): Promise<Notification[]> {
  const facts = await findPaymentFacts(
    tx,
    events.map(({ paymentId }) => paymentId),
  )
  const notifications: Notification[] = []
  for (const { payment, customerNumber, groupId } of facts) {
    const { amount, billingAccountNumber: account, reason, userId, createdAt } = payment
    notifications.push({
      eventKey: `payment_declined:${account}:${wallClock(createdAt, config.TIME_ZONE).day}`,
      category: 'payment_result',
      customerNumber,
      groupIds: [groupId],
      addressee: await findPayer(tx, userId, customerNumber),
      content: paymentEmailTexts.paymentDeclined({ amount, account, reason }),
      text: notificationTexts.paymentDeclinedText({ amount, account }),
      path: paths.payment,
    })
  }
  return notifications
}

/** Tells why a scheduled payment was not made. The user who scheduled it is the addressee. */
export async function scheduledPaymentNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'scheduled_payment_not_made'>[],
): Promise<Notification[]> {
  const facts = await findScheduledFacts(
    tx,
    events.map(({ scheduledPaymentId }) => scheduledPaymentId),
  )
  const notifications: Notification[] = []
  for (const { scheduled, customerNumber, groupId } of facts) {
    const { id, amount, billingAccountNumber: account, payOn, reason, status, userId } = scheduled
    const isFailed = status === 'failed'
    notifications.push({
      eventKey: `scheduled_payment_not_made:${id}`,
      category: 'payment_result',
      customerNumber,
      groupIds: [groupId],
      addressee: await findPayer(tx, userId, customerNumber),
      content: isFailed
        ? paymentEmailTexts.scheduledFailed({ amount, account, payOn, reason })
        : paymentEmailTexts.scheduledNotNeeded({ amount, account, payOn }),
      text: isFailed
        ? notificationTexts.scheduledFailedText({ amount, account })
        : notificationTexts.scheduledNotNeededText({ amount, account }),
      path: isFailed ? paths.payment : paths.managePayment,
    })
  }
  return notifications
}

/** Nothing is sent about a bill that was paid since. */
export async function autopayDeclinedNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'autopay_declined'>[],
): Promise<Notification[]> {
  const facts = await findPaymentFacts(
    tx,
    events.map(({ paymentId }) => paymentId),
  )
  return facts
    .filter(({ balance }) => balance > 0)
    .map(({ payment: { id, amount, billingAccountNumber: account, reason }, customerNumber, groupId }) => ({
      eventKey: `autopay_declined:${id}`,
      event: { kind: 'autopay_declined', paymentId: id },
      category: 'payment_result',
      customerNumber,
      groupIds: [groupId],
      content: paymentEmailTexts.autopayDeclined({ amount, account, reason }),
      text: notificationTexts.autopayDeclinedText({ amount, account }),
      path: paths.payment,
    }))
}

export async function refundSentNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'refund_sent'>[],
): Promise<Notification[]> {
  const facts = await findRefundFacts(
    tx,
    events.map(({ refundId }) => refundId),
  )
  return facts.map(({ id, amount, refundMethod, method, account, customerNumber, groupId }) => ({
    eventKey: `refund_sent:${id}`,
    category: 'payment_result',
    customerNumber,
    groupIds: [groupId],
    ...(refundMethod === 'credit'
      ? creditedRefund({ amount, account })
      : sentRefund({ amount, account, method: refundMethod === 'method' ? method : '' })),
  }))
}

type RefundTexts = Pick<Notification, 'content' | 'text' | 'path'>

const creditedRefund = (refund: { amount: Cents; account: string }): RefundTexts => ({
  content: notificationTexts.refundCredited(refund),
  text: notificationTexts.refundCreditedText(refund),
  path: paths.dashboard,
})

const sentRefund = (refund: { amount: Cents; account: string; method: string }): RefundTexts => ({
  content: notificationTexts.refundSent(refund),
  text: notificationTexts.refundSentText(refund),
  path: paths.paymentHistory,
})

/** A card that autopay no longer uses, or that has another expiration date by now, has no notification. */
export async function cardExpiringNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'card_expiring'>[],
): Promise<Notification[]> {
  const numbers = events.map(({ accountNumber }) => accountNumber)
  const accounts = await findAccountFacts(tx, numbers)
  const cards = await findExpiringCards(tx, numbers)
  return events.flatMap((event) => {
    const { accountNumber, method, expiresOn, daysLeft } = event
    const account = accounts.get(accountNumber)
    const card = cards.find((each) => each.accountNumber === accountNumber)
    if (!account || card?.method !== method || card.expiresOn !== expiresOn) return []
    return {
      eventKey: `card_expiring:${accountNumber}:${method}:${expiresOn}:${daysLeft}`,
      event,
      category: 'autopay_upcoming',
      customerNumber: account.customerNumber,
      groupIds: [account.groupId],
      expiresAt: startOfDay(addDays(expiresOn, 1), config.TIME_ZONE),
      content: notificationTexts.cardExpiring({ account: accountNumber, method, expiresOn }),
      text: notificationTexts.cardExpiringText(method, expiresOn),
      path: paths.managePayment,
    }
  })
}

/** A payment has no notification if it was canceled or made, or if its card was replaced or has another expiration date. */
export async function scheduledCardNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'scheduled_card_expiring'>[],
): Promise<Notification[]> {
  const facts = await findScheduledFacts(
    tx,
    events.map(({ scheduledPaymentId }) => scheduledPaymentId),
  )
  const notifications: Notification[] = []
  for (const event of events) {
    const { scheduledPaymentId: id, token, method, expiresOn, daysLeft } = event
    const found = facts.find(({ scheduled }) => scheduled.id === id)
    if (found?.scheduled.status !== 'scheduled' || found.scheduled.token !== token) continue
    if (found.scheduled.cardExpiresOn !== expiresOn) continue
    const { scheduled, customerNumber, groupId } = found
    const { amount, billingAccountNumber: account, payOn, userId } = scheduled
    notifications.push({
      eventKey: `scheduled_card_expiring:${id}:${token}:${expiresOn}:${daysLeft}`,
      event,
      category: 'autopay_upcoming',
      customerNumber,
      groupIds: [groupId],
      addressee: await findPayer(tx, userId, customerNumber),
      expiresAt: startOfDay(addDays(expiresOn, 1), config.TIME_ZONE),
      content: notificationTexts.scheduledCardExpiring({ account, method, expiresOn, amount, payOn }),
      text: notificationTexts.scheduledCardExpiringText({ method, expiresOn, amount, payOn }),
      path: paths.managePayment,
    })
  }
  return notifications
}
