/** Counts the open work of staff for the summary: messages, requests, disconnects, emails and announcements. */
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { caseCategories } from '#shared/cases/cases'
import { outageKind } from '#shared/customers/announcements'
import * as outageTexts from '#shared/texts/services/outages'
import type { Executor } from '../../db/database'
import { noticeRunRows } from '../../db/schema/billing/dunning'
import { caseComments, cases, isOpenRequest, isOverdueRequest } from '../../db/schema/cases/cases'
import { announcements } from '../../db/schema/content/announcements'
import { billingAccounts } from '../../db/schema/customers/accounts'
import { sentMessages } from '../../db/schema/customers/sentMessages'
import { isLive } from '../../directory/announcements/announcements.queries'
import { findAudienceSize } from '../../directory/announcements/audienceSize.queries'
import { billedInCommunity, inCommunity } from '../../directory/communities.queries'
import { countDue, sumCounts as countDueOf } from '../../directory/dunning/due.queries'
import { findDunningAccounts } from '../../directory/dunning/dunningAccounts.queries'
import { isWithoutGas } from '../../directory/dunning/rules'
import { findAffectedCustomers } from '../../directory/outages/affected.queries'
import { findOpenOutages } from '../../directory/outages/openOutages.queries'
import { placeOf } from '../../directory/outages/outageAnnouncements'
import {
  buildFigures,
  countFact,
  countOf,
  dayOf,
  fillDays,
  isBeforeRange,
  isInRange,
  isSincePreviousRange,
  type SummaryCounts,
  type SummaryRange,
} from '../../directory/summaryRange.queries'
import { findUnanswered } from './unanswered.queries'

/** Counts the cases of a kind that were opened in the range and before it, by day and category. */
async function findOpenedCases(db: Executor, kind: 'message' | 'request', range: SummaryRange) {
  const matchesRange = and(
    eq(cases.kind, kind),
    eq(cases.isPart, false),
    isSincePreviousRange(cases.createdAt, range),
    inCommunity(cases.premiseNumber, range),
  )
  return db
    .select({
      day: dayOf(cases.createdAt, range),
      category: cases.category,
      count: countOf(isInRange(cases.createdAt, range)),
      before: countOf(isBeforeRange(cases.createdAt, range)),
    })
    .from(cases)
    .where(matchesRange)
    .groupBy(sql`day`, cases.category)
}

const sumBy = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0)

export async function countMessages(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const [opened, { unanswered, overdue, oldest }] = await Promise.all([
    findOpenedCases(db, 'message', range),
    findUnanswered(db, { now: range.now, where: inCommunity(cases.premiseNumber, range) }),
  ])
  return buildFigures(
    [
      countFact('unanswered', unanswered),
      { unit: 'moment', name: 'oldest', value: oldest?.toISOString() ?? null },
      countFact('overdue', overdue),
      countFact(
        'received',
        sumBy(opened, ({ count }) => count),
        sumBy(opened, ({ before }) => before),
      ),
    ],
    { by_day: fillDays(range, opened) },
  )
}

export async function countCases(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const [opened, [openCases]] = await Promise.all([
    findOpenedCases(db, 'request', range),
    db
      .select({ count: countOf(), overdue: countOf(isOverdueRequest(cases, range.now)) })
      .from(cases)
      .where(and(isOpenRequest(cases), inCommunity(cases.premiseNumber, range))),
  ])
  const byCategory = caseCategories.map((category) => {
    const categoryRows = opened.filter((row) => row.category === category)
    return {
      category,
      count: sumBy(categoryRows, ({ count }) => count),
      before: sumBy(categoryRows, ({ before }) => before),
    }
  })
  const days = new Map<string, number>()
  for (const { day, count } of opened) days.set(day, (days.get(day) ?? 0) + count)
  return buildFigures(
    [
      countFact('open', openCases?.count),
      countFact('overdue', openCases?.overdue),
      countFact(
        'opened',
        sumBy(opened, ({ count }) => count),
        sumBy(opened, ({ before }) => before),
      ),
    ],
    {
      by_category: byCategory,
      by_day: fillDays(
        range,
        [...days].map(([day, count]) => ({ day, count })),
      ),
    },
  )
}

/** Counts in the same way as the report of disconnects. */
export async function countDisconnects(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const isInCommunity = ({ community }: { community: string }) =>
    range.community === '' || community === range.community
  const [groups, disconnected] = await Promise.all([
    countDue(db, range.today),
    findDunningAccounts(db, 'without gas', { today: range.today, firstOrderDay: range.today }),
  ])
  const due = groups.filter(isInCommunity)
  return buildFigures([
    countFact('due', countDueOf(due.filter(({ isHeld }) => !isHeld))),
    countFact('held', countDueOf(due.filter(({ isHeld }) => isHeld))),
    countFact(
      'without_gas',
      disconnected.filter((account) => isWithoutGas(account) && isInCommunity(account.account)).length,
    ),
  ])
}

const isShownInCommunity = ({ community }: SummaryRange): SQL | undefined =>
  community === ''
    ? undefined
    : sql`(cardinality(${announcements.communities}) = 0 or ${community} = any(${announcements.communities}))`

/** The tile shows this many; the list behind it shows all. */
const maxOutages = 20

/** Counts recorded outages that are open, and outages that staff announced without recording them. */
export async function countOutages(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const [recorded, announced] = await Promise.all([findRecordedOutages(db, range), findAnnouncedOutages(db, range)])
  const by_outage: SummaryCounts['by_outage'] = [...recorded]
  // Audience sizes are counted one after the other, because each count scans many customers.
  for (const row of announced.slice(0, maxOutages - recorded.length)) {
    const { customers, isExact } = await findAudienceSize(db, {
      state: row.states,
      city: row.cities,
      pincode: row.zips,
      community: row.communities,
      service_type_code: row.serviceTypes,
      user_type: row.userTypes,
    })
    by_outage.push({ announcement_id: row.id, title: row.title, customer_count: customers, is_exact: isExact })
  }
  return buildFigures([countFact('outages', recorded.length + announced.length)], { by_outage })
}

async function findRecordedOutages(db: Executor, { community }: SummaryRange): Promise<SummaryCounts['by_outage']> {
  const open = await findOpenOutages(db, { customerNumbers: null, filter: { community } })
  return Promise.all(
    open.map(async (found) => ({
      announcement_id: found.outage.id,
      title: outageTexts.title(placeOf(found)),
      customer_count: (await findAffectedCustomers(db, found.outage.id)).length,
      is_exact: true,
    })),
  )
}

const findAnnouncedOutages = (db: Executor, range: SummaryRange) =>
  db
    .select()
    .from(announcements)
    .where(and(isLive(range.now), eq(announcements.kind, outageKind), isShownInCommunity(range)))
    .orderBy(asc(announcements.priority), asc(announcements.id))

export async function countAnnouncements(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const { now } = range
  const [found] = await db
    .select({
      live: countOf(isLive(now)),
      urgent: countOf(isLive(now), inArray(announcements.severity, ['urgent', 'safety'])),
      planned: countOf(eq(announcements.isDraft, false), gt(announcements.startsAt, now)),
    })
    .from(announcements)
    .where(isShownInCommunity(range))
  return buildFigures([
    countFact('live', found?.live),
    countFact('urgent', found?.urgent),
    countFact('planned', found?.planned),
  ])
}

export async function countMails(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const { endedAt, status } = noticeRunRows
  const [[notices], [answers]] = await Promise.all([
    db
      .select({
        sent: countOf(eq(status, 'sent'), isInRange(endedAt, range)),
        sentBefore: countOf(eq(status, 'sent'), isBeforeRange(endedAt, range)),
        failed: countOf(eq(status, 'failed'), isInRange(endedAt, range)),
        failedBefore: countOf(eq(status, 'failed'), isBeforeRange(endedAt, range)),
        unknown: countOf(eq(status, 'unknown'), isInRange(endedAt, range)),
        unknownBefore: countOf(eq(status, 'unknown'), isBeforeRange(endedAt, range)),
      })
      .from(noticeRunRows)
      .leftJoin(billingAccounts, eq(billingAccounts.number, noticeRunRows.accountNumber))
      .where(and(isSincePreviousRange(endedAt, range), billedInCommunity(noticeRunRows.accountNumber, range))),
    db
      .select({
        unsent: countOf(eq(sentMessages.status, 'failed')),
        unknown: countOf(eq(sentMessages.status, 'unknown')),
      })
      .from(sentMessages)
      .innerJoin(caseComments, eq(sentMessages.eventKey, sql`'reply:' || ${caseComments.id}`))
      .innerJoin(cases, eq(cases.id, caseComments.caseId))
      .where(
        and(
          inArray(sentMessages.status, ['failed', 'unknown']),
          isInRange(sentMessages.createdAt, range),
          inCommunity(cases.premiseNumber, range),
        ),
      ),
  ])
  return buildFigures([
    countFact('notices_failed', notices?.failed, notices?.failedBefore),
    countFact('notices_unknown', notices?.unknown, notices?.unknownBefore),
    countFact('answers_unsent', answers?.unsent),
    countFact('answers_unknown', answers?.unknown),
    countFact('notices_sent', notices?.sent, notices?.sentBefore),
  ])
}
