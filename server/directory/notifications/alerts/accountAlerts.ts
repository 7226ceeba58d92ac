/**
 * Finds the problems of a user's accounts that emails reported and that are not resolved yet. An alert has the same
 * condition as the event of that email, so it disappears when the event no longer matters.
 */

import { disconnectDay, validNotice } from '#shared/billing/dunning'
import type { AccountAlert, AlertStep } from '#shared/contract/customers/accountAlerts'
import { wallClock } from '#shared/desks/openingHours'
import { daysBetween } from '#shared/format/dates'
import { daysAfter } from '#shared/format/moments'
import { methodName } from '#shared/payments/brands'
import type { Executor } from '../../../db/database'
import { type Actor, hasRightFor } from '../../../http/actor'
import type { Services } from '../../../services'
import { maskEmail } from '../../contacts/rules'
import { outcomeOf } from '../../payments/rules'
import { nextStepOf } from '../events/bills'
import { findAccountsPastDue } from '../producers/reminders.queries'
import {
  findBillsDueBefore,
  findExpiringCards,
  findLastNotices,
  findLastPayments,
  findScheduledWithExpiringCards,
  findUndeliverableEmails,
  findWaitingRequests,
} from './alerts.queries'
import { overdueBillsOf } from './overdueBills'

/** A bill that was not paid by then is past due, which is a separate alert. */
const declinedDays = 30
/** The page of requests lists the others. */
const maxRequests = 3

interface AlertedAccount {
  accountNumber: string
  customerNumber: string
}

/** Returns the alerts of a user, about accounts that the caller has found in their scope. */
export async function findAccountAlerts(
  services: Services,
  { userId, actor, accounts }: { userId: string; actor: Actor; accounts: readonly AlertedAccount[] },
): Promise<AccountAlert[]> {
  const withRight = (right: string) =>
    accounts.filter(({ customerNumber }) => hasRightFor(actor, right, customerNumber))
  const accountNumbers = withRight('MANAGEPAYMENT.read').map(({ accountNumber }) => accountNumber)
  const customerNumbers = [...new Set(withRight('SERVICETICKET.read').map(({ customerNumber }) => customerNumber))]
  const { db } = services
  return [
    ...(await emailAlerts(db, userId)),
    ...(accountNumbers.length > 0 ? await paymentAlerts(services, accountNumbers) : []),
    ...(customerNumbers.length > 0 ? await requestAlerts(db, customerNumbers) : []),
  ]
}

async function emailAlerts(db: Executor, userId: string): Promise<AccountAlert[]> {
  const addresses = await findUndeliverableEmails(db, userId)
  return addresses.map((address) => ({ kind: 'email_undeliverable', email: maskEmail(address) }))
}

async function paymentAlerts(services: Services, accountNumbers: string[]): Promise<AccountAlert[]> {
  const [declinedPayments, cards, scheduled] = await Promise.all([
    findDeclinedPayments(services, accountNumbers),
    findExpiringCards(services.db, accountNumbers),
    findScheduledWithExpiringCards(services.db, accountNumbers),
  ])
  const pastDue = await pastDueAlerts(services, accountNumbers, declinedPayments)
  const isPastDue = new Set(pastDue.map(({ crm_billing_account_number: number }) => number))
  return [
    ...pastDue,
    ...[...declinedPayments]
      .filter(([accountNumber]) => !isPastDue.has(accountNumber))
      .map(([accountNumber, payment]) => ({
        kind: 'payment_declined' as const,
        crm_billing_account_number: accountNumber,
        ...payment,
      })),
    ...cards.map(({ accountNumber, method, expiresOn }) => ({
      kind: 'card_expiring' as const,
      crm_billing_account_number: accountNumber,
      method,
      expires_on: expiresOn,
    })),
    ...scheduled.map(({ id, accountNumber, amount, payOn, methodType, methodLast4, expiresOn }) => ({
      kind: 'scheduled_card_expiring' as const,
      crm_billing_account_number: accountNumber,
      scheduled_payment_id: id,
      amount,
      pay_on: payOn,
      method: methodName(methodType, methodLast4),
      expires_on: expiresOn,
    })),
  ]
}

type PastDueAlert = Extract<AccountAlert, { kind: 'past_due' }>
type DeclinedPayment = NonNullable<PastDueAlert['declined_payment']>

async function pastDueAlerts(
  { db, clock }: Services,
  accountNumbers: string[],
  declinedPayments: ReadonlyMap<string, DeclinedPayment>,
): Promise<PastDueAlert[]> {
  const today = clock.today()
  const pastDue = await findAccountsPastDue(db, { today, accountNumbers })
  if (pastDue.length === 0) return []
  const debtors = pastDue.map(({ account }) => account.number)
  const [notices, bills] = await Promise.all([
    findLastNotices(db, debtors),
    findBillsDueBefore(db, { today, accountNumbers: debtors }),
  ])
  return pastDue.map(({ account, since, amount }) => {
    const noticeOn = validNotice({ since, noticeOn: notices.get(account.number) ?? null })
    const step: { step: AlertStep; stepOn: string } | null = noticeOn
      ? { step: 'disconnect', stepOn: disconnectDay({ since, noticeOn }) }
      : nextStepOf(account, { since, days: daysBetween(since, today) })
    return {
      kind: 'past_due',
      crm_billing_account_number: account.number,
      amount,
      due_date: since,
      bills: overdueBillsOf({
        amount,
        since,
        bills: bills.filter(({ accountNumber }) => accountNumber === account.number),
      }),
      next_step: step?.step ?? null,
      next_step_on: step?.stepOn ?? null,
      declined_payment: declinedPayments.get(account.number) ?? null,
    }
  })
}

/**
 * Returns the declined payments by account. A later payment that was not declined resolves one, and so does an account
 * that owes nothing.
 */
async function findDeclinedPayments(
  { db, clock, config }: Services,
  accountNumbers: string[],
): Promise<ReadonlyMap<string, DeclinedPayment>> {
  const since = daysAfter(clock.now(), -declinedDays)
  const lastPayments = await findLastPayments(db, { accountNumbers, since })
  return new Map(
    lastPayments
      .filter(({ status }) => outcomeOf(status) === 'DECLINED')
      .map((payment) => [
        payment.accountNumber,
        {
          amount: payment.amount,
          declined_on: wallClock(payment.createdAt, config.TIME_ZONE).day,
          by_autopay: payment.channel === 'autopay',
          method: methodName(payment.methodType, payment.methodLast4),
          reason: payment.reason,
        },
      ]),
  )
}

async function requestAlerts(db: Executor, customerNumbers: string[]): Promise<AccountAlert[]> {
  const requests = await findWaitingRequests(db, { customerNumbers, limit: maxRequests })
  return requests.map(({ id, number, title }) => ({
    kind: 'request_waiting',
    case_id: id,
    case_no: number,
    title,
  }))
}
