/** What waits for somebody of staff, counted in the database: messages, requests, disconnects, mails, announcements. */
import { and, asc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { outageKind } from '#shared/announcements'
import { caseCategories } from '#shared/cases'
import type { Executor } from '../../../db/database'
import { announcements } from '../../../db/schema/announcements'
import { caseComments, cases, commentNotices, isLateRequest, isOpenRequest } from '../../../db/schema/cases'
import { noticeRunRows } from '../../../db/schema/dunning'
import { billingAccounts } from '../../../db/schema/accounts'
import { isLive } from '../../announcements/queries'
import { countReached } from '../../announcements/reach/queries'
import { findDunned } from '../../connections/queries'
import { countDue, countOf as countDueOf } from '../../connections/reports/queries'
import { isWithoutGas } from '../../connections/rules'
import { findUnanswered } from '../../queue/queries'
import { billedInCommunity, inCommunity } from '../../../directory/communities/queries'
import {
  counted,
  countOf,
  dayOf,
  everyDay,
  figures,
  isBefore,
  isInDays,
  sinceBefore,
  type Asked,
  type Counted,
} from '../range/queries'

/** Of one kind of case: how many were opened in the days, how many before them, and on which day. */
async function findOpened(db: Executor, kind: 'message' | 'request', asked: Asked) {
  const isMeant = and(
    eq(cases.kind, kind),
    eq(cases.isPart, false),
    sinceBefore(cases.createdAt, asked),
    inCommunity(cases.premiseNumber, asked),
  )
  return db
    .select({
      day: dayOf(cases.createdAt, asked),
      category: cases.category,
      count: countOf(isInDays(cases.createdAt, asked)),
      before: countOf(isBefore(cases.createdAt, asked)),
    })
    .from(cases)
    .where(isMeant)
    .groupBy(sql`day`, cases.category)
}

const sumBy = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0)

export async function countMessages(db: Executor, asked: Asked): Promise<Counted> {
  const [opened, { unanswered, breaching, oldest }] = await Promise.all([
    findOpened(db, 'message', asked),
    findUnanswered(db, { now: asked.now, where: inCommunity(cases.premiseNumber, asked) }),
  ])
  return figures(
    [
      counted('unanswered', unanswered),
      { unit: 'moment', name: 'oldest', value: oldest?.toISOString() ?? null },
      counted('breaching', breaching),
      counted(
        'received',
        sumBy(opened, ({ count }) => count),
        sumBy(opened, ({ before }) => before),
      ),
    ],
    { by_day: everyDay(asked, opened) },
  )
}

export async function countCases(db: Executor, asked: Asked): Promise<Counted> {
  const [opened, [open]] = await Promise.all([
    findOpened(db, 'request', asked),
    db
      .select({ count: countOf(), late: countOf(isLateRequest(cases, asked.now)) })
      .from(cases)
      .where(and(isOpenRequest(cases), inCommunity(cases.premiseNumber, asked))),
  ])
  const byCategory = caseCategories.map((category) => {
    const own = opened.filter((row) => row.category === category)
    return { category, count: sumBy(own, ({ count }) => count), before: sumBy(own, ({ before }) => before) }
  })
  const days = new Map<string, number>()
  for (const { day, count } of opened) days.set(day, (days.get(day) ?? 0) + count)
  return figures(
    [
      counted('open', open?.count),
      counted('breaching', open?.late),
      counted(
        'opened',
        sumBy(opened, ({ count }) => count),
        sumBy(opened, ({ before }) => before),
      ),
    ],
    {
      by_category: byCategory,
      by_day: everyDay(
        asked,
        [...days].map(([day, count]) => ({ day, count })),
      ),
    },
  )
}

/** As the report of disconnects counts them. */
export async function countDisconnects(db: Executor, asked: Asked): Promise<Counted> {
  const isThere = ({ community }: { community: string }) => asked.community === '' || community === asked.community
  const [groups, disconnected] = await Promise.all([
    countDue(db, asked.today),
    findDunned(db, 'without gas', { today: asked.today, ordersFrom: asked.today }),
  ])
  const due = groups.filter(isThere)
  return figures([
    counted('due', countDueOf(due.filter(({ isHeld }) => !isHeld))),
    counted('held', countDueOf(due.filter(({ isHeld }) => isHeld))),
    counted('without_gas', disconnected.filter((one) => isWithoutGas(one) && isThere(one.account)).length),
  ])
}

const isAnnouncedIn = ({ community }: Asked): SQL | undefined =>
  community === ''
    ? undefined
    : sql`(cardinality(${announcements.communities}) = 0 or ${community} = any(${announcements.communities}))`

/** So many stand on the tile; the list behind it has all. */
const mostOutages = 20

/** An outage is open while it is announced. Whom it reaches is counted one after the other: each looks through many customers. */
export async function countOutages(db: Executor, asked: Asked): Promise<Counted> {
  const open = await db
    .select()
    .from(announcements)
    .where(and(isLive(asked.now), eq(announcements.kind, outageKind), isAnnouncedIn(asked)))
    .orderBy(asc(announcements.priority), asc(announcements.id))
  const by_outage: Counted['by_outage'] = []
  for (const row of open.slice(0, mostOutages)) {
    const { customers, isExact } = await countReached(db, {
      state: row.states,
      city: row.cities,
      pincode: row.zips,
      community: row.communities,
      service_type_code: row.serviceTypes,
      user_type: row.userTypes,
    })
    by_outage.push({ announcement_id: row.id, title: row.title, customer_count: customers, is_exact: isExact })
  }
  return figures([counted('outages', open.length)], { by_outage })
}

export async function countAnnouncements(db: Executor, asked: Asked): Promise<Counted> {
  const { now } = asked
  const [found] = await db
    .select({
      live: countOf(isLive(now)),
      urgent: countOf(isLive(now), inArray(announcements.severity, ['urgent', 'safety'])),
      planned: countOf(eq(announcements.isDraft, false), gt(announcements.startsAt, now)),
    })
    .from(announcements)
    .where(isAnnouncedIn(asked))
  return figures([counted('live', found?.live), counted('urgent', found?.urgent), counted('planned', found?.planned)])
}

export async function countMails(db: Executor, asked: Asked): Promise<Counted> {
  const { endedAt, status } = noticeRunRows
  const [[notices], [answers]] = await Promise.all([
    db
      .select({
        sent: countOf(eq(status, 'sent'), isInDays(endedAt, asked)),
        sentBefore: countOf(eq(status, 'sent'), isBefore(endedAt, asked)),
        failed: countOf(eq(status, 'failed'), isInDays(endedAt, asked)),
        failedBefore: countOf(eq(status, 'failed'), isBefore(endedAt, asked)),
        unknown: countOf(eq(status, 'unknown'), isInDays(endedAt, asked)),
        unknownBefore: countOf(eq(status, 'unknown'), isBefore(endedAt, asked)),
      })
      .from(noticeRunRows)
      .leftJoin(billingAccounts, eq(billingAccounts.number, noticeRunRows.accountNumber))
      .where(and(sinceBefore(endedAt, asked), billedInCommunity(noticeRunRows.accountNumber, asked))),
    db
      .select({ count: countOf() })
      .from(commentNotices)
      .innerJoin(caseComments, eq(caseComments.id, commentNotices.commentId))
      .innerJoin(cases, eq(cases.id, caseComments.caseId))
      .where(
        and(
          isNull(commentNotices.sentAt),
          lt(commentNotices.expiresAt, asked.now),
          isInDays(commentNotices.expiresAt, asked),
          inCommunity(cases.premiseNumber, asked),
        ),
      ),
  ])
  return figures([
    counted('notices_failed', notices?.failed, notices?.failedBefore),
    counted('notices_unknown', notices?.unknown, notices?.unknownBefore),
    counted('answers_unsent', answers?.count),
    counted('notices_sent', notices?.sent, notices?.sentBefore),
  ])
}
