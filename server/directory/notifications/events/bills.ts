/** Notifications about bills: ready, due, paid by autopay soon, and past due. */
import { disconnectDays, stageDays } from '#shared/billing/dunning'
import { startOfDay } from '#shared/desks/openingHours'
import { addDays, daysBetween } from '#shared/format/dates'
import { paths } from '#shared/paths'
import * as billTexts from '#shared/texts/billing/billNotices'
import type { Executor } from '../../../db/database'
import { autopayDayOf } from '../../payments/rules'
import type { EventOf } from '../events'
import type { Notification, NotificationServices } from '../notification'
import { findAccountsPastDue } from '../producers/reminders.queries'
import {
  type AccountFacts,
  findAccountFacts,
  findBillFacts,
  findPastDueBalances,
  findScheduledAmounts,
} from './bills.queries'

export async function billReadyNotifications(
  _services: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'bill_ready'>[],
): Promise<Notification[]> {
  const bills = await findBillFacts(
    tx,
    events.map(({ statementId }) => statementId),
  )
  return bills.map(({ id, account, previousBalance, charges, dueOn, customerNumber, groupId, autopayToken }) => {
    const bill = {
      account,
      amount: previousBalance + charges,
      previousBalance,
      dueOn,
      isOnAutopay: autopayToken !== null,
    }
    return {
      eventKey: `bill_ready:${id}`,
      category: 'bill_ready',
      customerNumber,
      groupIds: [groupId],
      content: billTexts.billReady(bill),
      text: billTexts.billReadyText(bill),
      path: paths.billingHistory,
    }
  })
}

/**
 * Names what is due on that day and not scheduled yet. What is past due already has a separate notification, and
 * scheduled payments pay it first.
 */
export async function paymentDueNotifications(
  { clock, config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'payment_due'>[],
): Promise<Notification[]> {
  const today = clock.today()
  const numbers = events.map(({ accountNumber }) => accountNumber)
  const pastDueBalances = await findPastDueBalances(tx, { numbers, today })
  const scheduledAmounts = await findScheduledAmounts(tx, numbers)
  return accountNotifications(tx, events, (event, account) => {
    const { dueOn } = event
    if (!isOwed(account, dueOn) || account.autopayToken !== null) return null
    const daysLeft = daysBetween(today, dueOn)
    const pastDue = pastDueBalances.get(account.number) ?? 0
    const scheduled = scheduledAmounts.get(account.number) ?? 0
    const amount = account.balance - Math.max(pastDue, scheduled)
    if (amount <= 0) return null
    const alreadyPastDue = Math.max(0, pastDue - scheduled)
    const bill = { account: account.number, amount, dueOn, alreadyPastDue, scheduled }
    return {
      eventKey: `payment_due:${account.number}:${dueOn}`,
      event,
      category: 'payment_due',
      isDue: ({ daysBeforeDue }) => daysLeft <= daysBeforeDue,
      expiresAt: startOfDay(addDays(dueOn, 1), config.TIME_ZONE),
      content: billTexts.paymentDue(bill),
      text: billTexts.paymentDueText(bill),
      path: paths.payment,
    }
  })
}

/** Autopay charges what scheduled payments leave. */
export async function autopayUpcomingNotifications(
  { config }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'autopay_upcoming'>[],
): Promise<Notification[]> {
  const scheduledAmounts = await findScheduledAmounts(
    tx,
    events.map(({ accountNumber }) => accountNumber),
  )
  return accountNotifications(tx, events, (event, account) => {
    const { dueOn } = event
    if (!isOwed(account, dueOn) || account.autopayToken === null) return null
    const scheduled = scheduledAmounts.get(account.number) ?? 0
    const amount = account.balance - scheduled
    if (amount <= 0) return null
    const paidOn = autopayDayOf(dueOn)
    const bill = { account: account.number, amount, paidOn, scheduled }
    return {
      eventKey: `autopay_upcoming:${account.number}:${dueOn}`,
      event,
      category: 'autopay_upcoming',
      expiresAt: startOfDay(paidOn, config.TIME_ZONE),
      content: billTexts.autopayUpcoming(bill),
      text: billTexts.autopayUpcomingText(bill),
      path: paths.managePayment,
    }
  })
}

const firstStep: billTexts.NextStep['step'] = 'late_fee'

/**
 * Returns when the next step follows: the late fee, then for gas the notice that it may be turned off. A debt for another
 * service that is found only after the late fee is announced without a next step, unless it was announced before. Nothing
 * is sent about a debt that was paid or put on hold since the event.
 */
export async function pastDueNotifications(
  { clock }: NotificationServices,
  tx: Executor,
  events: readonly EventOf<'past_due'>[],
): Promise<Notification[]> {
  const today = clock.today()
  const debts = await findAccountsPastDue(tx, {
    today,
    accountNumbers: events.map(({ accountNumber }) => accountNumber),
  })
  return debts.flatMap(({ account, since, amount }) => {
    const event = events.find((each) => each.accountNumber === account.number && each.since === since)
    const step = nextStepOf(account, { since, days: daysBetween(since, today) })
    if (!event || (!step && account.serviceGroup === 'GAS')) return []
    const bill = { account: account.number, amount, dueOn: since }
    return {
      eventKey: `past_due:${account.number}:${since}:${step?.step ?? firstStep}`,
      event,
      category: 'past_due',
      customerNumber: account.customerNumber,
      groupIds: [account.groupId],
      content: step ? billTexts.pastDue({ ...bill, ...step }) : billTexts.pastDueWithoutStep(bill),
      text: step ? billTexts.pastDueText({ ...bill, ...step }) : billTexts.pastDueWithoutStepText(bill),
      path: paths.payment,
    }
  })
}

/** Returns what follows if a debt is not paid, or null if nothing or only the gas notices follow. */
export function nextStepOf(
  { serviceGroup }: AccountFacts,
  { since, days }: { since: string; days: number },
): billTexts.NextStep | null {
  if (days < stageDays.lateFee) return { step: 'late_fee', stepOn: addDays(since, stageDays.lateFee) }
  if (serviceGroup !== 'GAS' || days >= disconnectDays.notice) return null
  return { step: 'disconnect_notice', stepOn: addDays(since, disconnectDays.notice) }
}

const isOwed = ({ balance, status, dueOn }: AccountFacts, eventDueOn: string): boolean =>
  status === 'active' && balance > 0 && dueOn === eventDueOn

type AccountNotification = Omit<Notification, 'customerNumber' | 'groupIds'>

/** Builds one notification per event, with the account as it is now; none where the event no longer applies. */
async function accountNotifications<Event extends { accountNumber: string }>(
  tx: Executor,
  events: readonly Event[],
  build: (event: Event, account: AccountFacts) => AccountNotification | null,
): Promise<Notification[]> {
  const accounts = await findAccountFacts(
    tx,
    events.map(({ accountNumber }) => accountNumber),
  )
  return events.flatMap((event) => {
    const account = accounts.get(event.accountNumber)
    const notification = account ? build(event, account) : null
    return account && notification
      ? [{ ...notification, customerNumber: account.customerNumber, groupIds: [account.groupId] }]
      : []
  })
}
