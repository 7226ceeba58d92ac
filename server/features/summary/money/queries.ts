/** What was paid, credited and deposited, and who came from the old system, counted in the database. */
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { heldStatuses } from '#shared/deposits'
import type { Executor } from '../../../db/database'
import { sumOf } from '../../../db/sums'
import { payments, scheduledPayments } from '../../../db/schema/billing'
import { creditRuns, credits } from '../../../db/schema/credits'
import { deposits, refunds } from '../../../db/schema/deposits'
import { legacyAccounts } from '../../../db/schema/legacy'
import { contacts } from '../../../db/schema/accounts'
import { isReviewDue } from '../../deposits/queries'
import { users } from '../../../db/schema/people'
import { billedInCommunity, customerInCommunity } from '../../../directory/communities/queries'
import {
  counted,
  countOf,
  dayOf,
  everyDay,
  figures,
  firstDay,
  firstDayBefore,
  isBefore,
  isInDays,
  isToday,
  money,
  sinceBefore,
  type Asked,
  type Counted,
} from '../range/queries'

const isFailed = inArray(payments.status, ['declined', 'failed'])
const isPosted = eq(payments.status, 'posted')
const isReturned = eq(payments.status, 'returned')

export async function countPayments(db: Executor, asked: Asked): Promise<Counted> {
  const isMeant = and(sinceBefore(payments.createdAt, asked), billedInCommunity(payments.billingAccountNumber, asked))
  const [inDays, before, today] = [
    isInDays(payments.createdAt, asked),
    isBefore(payments.createdAt, asked),
    isToday(payments.createdAt, asked),
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
      .where(isMeant),
    db
      .select({ day: dayOf(payments.createdAt, asked), count: countOf() })
      .from(payments)
      .where(and(isMeant, inDays, isPosted))
      .groupBy(sql`day`),
  ])
  return figures(
    [
      money('amount_today', found?.amountToday),
      counted('posted_today', found?.postedToday),
      counted('failed_today', found?.failedToday),
      counted('returned_today', found?.returnedToday),
      money('posted', found?.posted, found?.postedBefore),
      counted('failed', found?.failed, found?.failedBefore),
      counted('returned', found?.returned, found?.returnedBefore),
    ],
    { by_day: everyDay(asked, days) },
  )
}

export async function countScheduled(db: Executor, asked: Asked): Promise<Counted> {
  const { payOn, status, amount, billingAccountNumber } = scheduledPayments
  const [inDays, before] = [gte(payOn, firstDay(asked)), lt(payOn, firstDay(asked))]
  const isThere = billedInCommunity(billingAccountNumber, asked)
  const isAutopay = eq(payments.channel, 'autopay')
  const [[toCome], [ended], [autopay]] = await Promise.all([
    db
      .select({ count: countOf(), amount: sumOf(amount) })
      .from(scheduledPayments)
      .where(and(eq(status, 'scheduled'), isThere)),
    db
      .select({
        paid: countOf(eq(status, 'paid'), inDays),
        paidBefore: countOf(eq(status, 'paid'), before),
        failed: countOf(eq(status, 'failed'), inDays),
        failedBefore: countOf(eq(status, 'failed'), before),
      })
      .from(scheduledPayments)
      .where(and(inArray(status, ['paid', 'failed']), gte(payOn, firstDayBefore(asked)), isThere)),
    db
      .select({
        paid: countOf(isPosted, isInDays(payments.createdAt, asked)),
        paidBefore: countOf(isPosted, isBefore(payments.createdAt, asked)),
        failed: countOf(isFailed, isInDays(payments.createdAt, asked)),
        failedBefore: countOf(isFailed, isBefore(payments.createdAt, asked)),
      })
      .from(payments)
      .where(
        and(isAutopay, sinceBefore(payments.createdAt, asked), billedInCommunity(payments.billingAccountNumber, asked)),
      ),
  ])
  return figures([
    counted('to_come', toCome?.count),
    money('amount_to_come', toCome?.amount),
    counted('scheduled_paid', ended?.paid, ended?.paidBefore),
    counted('scheduled_failed', ended?.failed, ended?.failedBefore),
    counted('autopay_paid', autopay?.paid, autopay?.paidBefore),
    counted('autopay_failed', autopay?.failed, autopay?.failedBefore),
  ])
}

export interface OwnLimit {
  used_today: number
  per_day: number
}

export async function countCredits(db: Executor, asked: Asked, own: OwnLimit): Promise<Counted> {
  const { createdAt, amount, billingAccountNumber } = credits
  const isMeant = and(sinceBefore(createdAt, asked), billedInCommunity(billingAccountNumber, asked))
  const [[found], days, [runs]] = await Promise.all([
    db
      .select({
        today: sumOf(amount, isToday(createdAt, asked)),
        issued: sumOf(amount, isInDays(createdAt, asked)),
        before: sumOf(amount, isBefore(createdAt, asked)),
      })
      .from(credits)
      .where(isMeant),
    db
      .select({ day: dayOf(createdAt, asked), count: countOf() })
      .from(credits)
      .where(and(isMeant, isInDays(createdAt, asked)))
      .groupBy(sql`day`),
    db.select({ waiting: countOf() }).from(creditRuns).where(eq(creditRuns.status, 'waiting')),
  ])
  return figures(
    [
      money('issued_today', found?.today),
      money('own_used', own.used_today),
      money('own_limit', own.per_day),
      counted('runs_waiting', runs?.waiting),
      money('issued', found?.issued, found?.before),
    ],
    { by_day: everyDay(asked, days) },
  )
}

export async function countDeposits(db: Executor, asked: Asked): Promise<Counted> {
  const [[held], [asking]] = await Promise.all([
    db
      .select({
        due: countOf(isReviewDue(asked.today)),
        amount: sumOf(deposits.amount),
      })
      .from(deposits)
      .where(and(inArray(deposits.status, heldStatuses), billedInCommunity(deposits.billingAccountNumber, asked))),
    db
      .select({
        count: countOf(gte(refunds.requestedOn, firstDay(asked))),
        before: countOf(lt(refunds.requestedOn, firstDay(asked))),
      })
      .from(refunds)
      .where(
        and(gte(refunds.requestedOn, firstDayBefore(asked)), billedInCommunity(refunds.billingAccountNumber, asked)),
      ),
  ])
  return figures([
    counted('under_review', held?.due),
    money('amount_held', held?.amount),
    counted('refunds', asking?.count, asking?.before),
  ])
}

export async function countRegistrations(db: Executor, asked: Asked): Promise<Counted> {
  const { registeredAt, customerNumber } = legacyAccounts
  const isThere = customerInCommunity(customerNumber, asked)
  const [[found], days, [created]] = await Promise.all([
    db
      .select({
        all: countOf(),
        done: countOf(isNotNull(registeredAt)),
        inDays: countOf(isInDays(registeredAt, asked)),
        before: countOf(sinceBefore(registeredAt, asked), isBefore(registeredAt, asked)),
      })
      .from(legacyAccounts)
      .where(isThere),
    db
      .select({ day: dayOf(registeredAt, asked), count: countOf() })
      .from(legacyAccounts)
      .where(and(isInDays(registeredAt, asked), isThere))
      .groupBy(sql`day`),
    db
      .select({
        count: countOf(isInDays(users.createdAt, asked)),
        before: countOf(isBefore(users.createdAt, asked)),
      })
      .from(users)
      .innerJoin(contacts, eq(contacts.id, users.contactId))
      .where(
        and(
          sql`${users.userType} <> 'CENTRIC'`,
          sinceBefore(users.createdAt, asked),
          customerInCommunity(contacts.customerNumber, asked),
        ),
      ),
  ])
  const { all = 0, done = 0 } = found ?? {}
  return figures(
    [
      counted('registered', found?.inDays, found?.before),
      { unit: 'percent', name: 'migrated', value: all === 0 ? null : Math.round((done / all) * 1000) / 10 },
      counted('not_migrated', all - done),
      counted('new_users', created?.count, created?.before),
    ],
    { by_day: everyDay(asked, days) },
  )
}
