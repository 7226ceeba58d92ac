/** Counts payments, credits, deposits, refunds and registrations for the summary. */
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { heldStatuses } from '#shared/billing/deposits'
import type { Executor } from '../../db/database'
import { creditRuns, credits } from '../../db/schema/billing/credits'
import { deposits } from '../../db/schema/billing/deposits'
import { refunds } from '../../db/schema/billing/refunds'
import { contacts } from '../../db/schema/customers/accounts'
import { legacyAccounts } from '../../db/schema/customers/registrations'
import { payments } from '../../db/schema/payments/payments'
import { scheduledPayments } from '../../db/schema/payments/scheduledPayments'
import { users } from '../../db/schema/signIn/users'
import { sumOf } from '../../db/sums'
import { billedInCommunity, customerInCommunity } from '../../directory/communities.queries'
import { isReviewDue } from '../../directory/deposits/reviewDue.queries'
import {
  buildFigures,
  countFact,
  countOf,
  dayOf,
  fillDays,
  firstDay,
  firstDayOfPreviousRange,
  isBeforeRange,
  isInRange,
  isSincePreviousRange,
  isToday,
  moneyFact,
  type SummaryCounts,
  type SummaryRange,
} from '../../directory/summaryRange.queries'

const isFailed = inArray(payments.status, ['declined', 'failed'])
const isPosted = eq(payments.status, 'posted')
const isReturned = eq(payments.status, 'returned')

export async function countPayments(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const matchesRange = and(
    isSincePreviousRange(payments.createdAt, range),
    billedInCommunity(payments.billingAccountNumber, range),
  )
  const [inDays, before, today] = [
    isInRange(payments.createdAt, range),
    isBeforeRange(payments.createdAt, range),
    isToday(payments.createdAt, range),
  ]
  const [[found], days] = await Promise.all([
    db
      .select({
        postedToday: countOf(isPosted, today),
        amountToday: sumOf(payments.amount, isPosted, today),
        failedToday: countOf(isFailed, today),
        returnedToday: countOf(isReturned, today),
        posted: sumOf(payments.amount, isPosted, inDays),
        postedBefore: sumOf(payments.amount, isPosted, before),
        failed: countOf(isFailed, inDays),
        failedBefore: countOf(isFailed, before),
        returned: countOf(isReturned, inDays),
        returnedBefore: countOf(isReturned, before),
      })
      .from(payments)
      .where(matchesRange),
    db
      .select({ day: dayOf(payments.createdAt, range), count: countOf() })
      .from(payments)
      .where(and(matchesRange, inDays, isPosted))
      .groupBy(sql`day`),
  ])
  return buildFigures(
    [
      moneyFact('amount_today', found?.amountToday),
      countFact('posted_today', found?.postedToday),
      countFact('failed_today', found?.failedToday),
      countFact('returned_today', found?.returnedToday),
      moneyFact('posted', found?.posted, found?.postedBefore),
      countFact('failed', found?.failed, found?.failedBefore),
      countFact('returned', found?.returned, found?.returnedBefore),
    ],
    { by_day: fillDays(range, days) },
  )
}

export async function countScheduled(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const { payOn, status, amount, billingAccountNumber } = scheduledPayments
  const [inDays, before] = [gte(payOn, firstDay(range)), lt(payOn, firstDay(range))]
  const isInCommunity = billedInCommunity(billingAccountNumber, range)
  const isAutopay = eq(payments.channel, 'autopay')
  const [[upcoming], [finished], [autopay]] = await Promise.all([
    db
      .select({ count: countOf(), amount: sumOf(amount) })
      .from(scheduledPayments)
      .where(and(eq(status, 'scheduled'), isInCommunity)),
    db
      .select({
        paid: countOf(eq(status, 'paid'), inDays),
        paidBefore: countOf(eq(status, 'paid'), before),
        failed: countOf(eq(status, 'failed'), inDays),
        failedBefore: countOf(eq(status, 'failed'), before),
      })
      .from(scheduledPayments)
      .where(and(inArray(status, ['paid', 'failed']), gte(payOn, firstDayOfPreviousRange(range)), isInCommunity)),
    db
      .select({
        paid: countOf(isPosted, isInRange(payments.createdAt, range)),
        paidBefore: countOf(isPosted, isBeforeRange(payments.createdAt, range)),
        failed: countOf(isFailed, isInRange(payments.createdAt, range)),
        failedBefore: countOf(isFailed, isBeforeRange(payments.createdAt, range)),
      })
      .from(payments)
      .where(
        and(
          isAutopay,
          isSincePreviousRange(payments.createdAt, range),
          billedInCommunity(payments.billingAccountNumber, range),
        ),
      ),
  ])
  return buildFigures([
    countFact('to_come', upcoming?.count),
    moneyFact('amount_to_come', upcoming?.amount),
    countFact('scheduled_paid', finished?.paid, finished?.paidBefore),
    countFact('scheduled_failed', finished?.failed, finished?.failedBefore),
    countFact('autopay_paid', autopay?.paid, autopay?.paidBefore),
    countFact('autopay_failed', autopay?.failed, autopay?.failedBefore),
  ])
}

interface OwnLimit {
  used_today: number
  per_day: number
}

export async function countCredits(db: Executor, range: SummaryRange, ownLimit: OwnLimit): Promise<SummaryCounts> {
  const { createdAt, amount, billingAccountNumber } = credits
  const matchesRange = and(isSincePreviousRange(createdAt, range), billedInCommunity(billingAccountNumber, range))
  const [[found], days, [runs]] = await Promise.all([
    db
      .select({
        today: sumOf(amount, isToday(createdAt, range)),
        issued: sumOf(amount, isInRange(createdAt, range)),
        before: sumOf(amount, isBeforeRange(createdAt, range)),
      })
      .from(credits)
      .where(matchesRange),
    db
      .select({ day: dayOf(createdAt, range), count: countOf() })
      .from(credits)
      .where(and(matchesRange, isInRange(createdAt, range)))
      .groupBy(sql`day`),
    db.select({ waiting: countOf() }).from(creditRuns).where(eq(creditRuns.status, 'waiting')),
  ])
  return buildFigures(
    [
      moneyFact('issued_today', found?.today),
      moneyFact('own_used', ownLimit.used_today),
      moneyFact('own_limit', ownLimit.per_day),
      countFact('runs_waiting', runs?.waiting),
      moneyFact('issued', found?.issued, found?.before),
    ],
    { by_day: fillDays(range, days) },
  )
}

export async function countDeposits(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const [[heldDeposits], [requestedRefunds]] = await Promise.all([
    db
      .select({
        due: countOf(isReviewDue(range.today)),
        amount: sumOf(deposits.amount),
      })
      .from(deposits)
      .where(and(inArray(deposits.status, heldStatuses), billedInCommunity(deposits.billingAccountNumber, range))),
    db
      .select({
        count: countOf(gte(refunds.requestedOn, firstDay(range))),
        before: countOf(lt(refunds.requestedOn, firstDay(range))),
      })
      .from(refunds)
      .where(
        and(
          gte(refunds.requestedOn, firstDayOfPreviousRange(range)),
          billedInCommunity(refunds.billingAccountNumber, range),
        ),
      ),
  ])
  return buildFigures([
    countFact('under_review', heldDeposits?.due),
    moneyFact('amount_held', heldDeposits?.amount),
    countFact('refunds', requestedRefunds?.count, requestedRefunds?.before),
  ])
}

export async function countRegistrations(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const { registeredAt, customerNumber } = legacyAccounts
  const isInCommunity = customerInCommunity(customerNumber, range)
  const [[found], days, [created]] = await Promise.all([
    db
      .select({
        all: countOf(),
        done: countOf(isNotNull(registeredAt)),
        inDays: countOf(isInRange(registeredAt, range)),
        before: countOf(isSincePreviousRange(registeredAt, range), isBeforeRange(registeredAt, range)),
      })
      .from(legacyAccounts)
      .where(isInCommunity),
    db
      .select({ day: dayOf(registeredAt, range), count: countOf() })
      .from(legacyAccounts)
      .where(and(isInRange(registeredAt, range), isInCommunity))
      .groupBy(sql`day`),
    db
      .select({
        count: countOf(isInRange(users.createdAt, range)),
        before: countOf(isBeforeRange(users.createdAt, range)),
      })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(
        and(
          sql`${users.userType} <> 'CENTRIC'`,
          isSincePreviousRange(users.createdAt, range),
          customerInCommunity(contacts.customerNumber, range),
        ),
      ),
  ])
  const { all = 0, done = 0 } = found ?? {}
  return buildFigures(
    [
      countFact('registered', found?.inDays, found?.before),
      { unit: 'percent', name: 'migrated', value: all === 0 ? null : Math.round((done / all) * 1000) / 10 },
      countFact('not_migrated', all - done),
      countFact('new_users', created?.count, created?.before),
    ],
    { by_day: fillDays(range, days) },
  )
}
