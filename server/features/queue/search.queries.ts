/** Searches messages of the queue by sender, time and text, the newest first. Each tab has its own index. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { QueueTab } from '#shared/cases/queue'
import { maxCountedMessages } from '#shared/cases/queue'
import { addDays } from '#shared/format/dates'
import type { Database, Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { type BoundedCount, limitOffsetOf, toBoundedCount } from '../../db/paging'
import { contacts, premises } from '../../db/schema/accounts'
import { cases, isMessage, isOpenMessage, isUnansweredMessage, messageText } from '../../db/schema/cases'
import { labeledMessages } from '../../db/schema/messageLabels'
import { addressPattern, containsPattern } from '../../text/likePatterns'
import { type QueueReader, readMessages } from './queue.queries'
import type { SenderCriteria } from './rules'

/**
 * Up to this many matching senders or addresses are looked up first. With more, the search scans the queue from its
 * newest end instead.
 */
const maxGathered = 5000
/** A total that no index can provide is counted in this many of the newest messages. */
const maxScanned = 5000

interface QueueFilter {
  tab: QueueTab
  /** Only messages with this label. */
  label_id?: string | undefined
  /** Days in the provider's time zone. Null means no end. */
  days: { from: string; to: string | null }
  zone: string
  criteria: SenderCriteria
  /** Only messages of this customer. */
  customerNumber?: string | undefined
  search: string
  /** The search is case sensitive (specification, section 5), unless the client turns that off. */
  match_case: boolean
  caseIds?: string[] | undefined
  /** Only messages written to since then, for polling for new ones. */
  since?: Date | undefined
  after?: string | undefined
  page_number: number
  page_size: number
  is_counted?: false | undefined
}

interface SearchReader extends QueueReader {
  now: Date
}

function isInTab(tab: QueueTab, { userId, now }: SearchReader): SQL | undefined {
  switch (tab) {
    case 'all':
      return isMessage(cases)
    case 'mine':
      return and(isOpenMessage(cases), eq(cases.assignedTo, userId))
    case 'unassigned':
      return and(isOpenMessage(cases), isNull(cases.assignedTo))
    case 'unanswered':
      return isUnansweredMessage(cases)
    case 'overdue':
      return and(isUnansweredMessage(cases), sql`${cases.answerDueAt} < ${now}`)
  }
}

interface MessageSource {
  from: SQL
  id: AnyPgColumn
  customerWroteAt: AnyPgColumn
  isOfSource: SQL | undefined
}

/**
 * Returns the table whose index gives the order: all cases, or the messages of one label, which store their time too.
 */
function sourceOf({ label_id: labelId }: Pick<QueueFilter, 'label_id'>): MessageSource {
  if (labelId === undefined)
    return { from: sql`${cases}`, id: cases.id, customerWroteAt: cases.customerWroteAt, isOfSource: undefined }
  const { caseId: id, customerWroteAt } = labeledMessages
  const from = sql`${labeledMessages} join ${cases} on ${cases.id} = ${id}`
  return { from, id, customerWroteAt, isOfSource: eq(labeledMessages.labelId, labelId) }
}

const orderOf = ({ customerWroteAt: moment, id }: MessageSource) => ({ moment, keys: [id] })

const orderBy = (source: MessageSource): SQL => sql`order by ${sql.join(newestFirst(orderOf(source)), sql`, `)}`

const startOf = (day: string, zone: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`

function containsText({ search, match_case: isCaseMatched }: Pick<QueueFilter, 'search' | 'match_case'>): SQL {
  const part = containsPattern(search)
  return isCaseMatched
    ? sql`(${cases.title} like ${part} or ${cases.description} like ${part})`
    : sql`(${cases.title} ilike ${part} or ${cases.description} ilike ${part})`
}

function matchesFilter(filter: QueueFilter, reader: SearchReader): SQL | undefined {
  const { days, zone, search, caseIds, since, customerNumber } = filter
  const { id, customerWroteAt, isOfSource } = sourceOf(filter)
  return and(
    isOfSource,
    isInTab(filter.tab, reader),
    sql`${customerWroteAt} >= ${startOf(days.from, zone)}`,
    days.to === null ? undefined : sql`${customerWroteAt} < ${startOf(addDays(days.to, 1), zone)}`,
    search === '' ? undefined : containsText(filter),
    caseIds ? inArray(id, caseIds) : undefined,
    since && sql`${customerWroteAt} >= ${since}`,
    customerNumber === undefined ? undefined : eq(cases.customerNumber, customerNumber),
  )
}

type SenderCondition = { kind: 'gathered'; where: SQL | undefined } | { kind: 'walked'; where: SQL | undefined }

/**
 * Builds the condition for sender and address. A few matches are looked up first; many are checked for each message.
 */
async function buildSenderCondition(db: Executor, { contactParts, address }: SenderCriteria): Promise<SenderCondition> {
  const matchesPerson = and(...contactParts.map((part) => sql`${contacts.personText} like ${containsPattern(part)}`))
  const matchesPlace = address === '' ? undefined : sql`${premises.addressText} like ${addressPattern(address)}`
  const [contactIds, premiseNumbers] = await Promise.all([
    contactParts.length === 0
      ? null
      : gatherIds(db, sql`select ${contacts.id} as id from ${contacts} where ${matchesPerson}`),
    matchesPlace ? gatherIds(db, sql`select ${premises.number} as id from ${premises} where ${matchesPlace}`) : null,
  ])
  const conditions = [
    contactIds === null
      ? undefined
      : contactIds === 'many'
        ? sql`exists (select 1 from ${contacts} where ${contacts.id} = ${cases.contactId} and ${matchesPerson})`
        : sql`${cases.contactId} = any(${sql.param(contactIds)})`,
    premiseNumbers === null
      ? undefined
      : premiseNumbers === 'many'
        ? sql`exists (select 1 from ${premises} where ${premises.number} = ${cases.premiseNumber} and ${matchesPlace})`
        : sql`${cases.premiseNumber} = any(${sql.param(premiseNumbers)})`,
  ]
  const isNarrow = Array.isArray(contactIds) || Array.isArray(premiseNumbers)
  return {
    kind: isNarrow || conditions.every((condition) => !condition) ? 'gathered' : 'walked',
    where: and(...conditions),
  }
}

async function gatherIds(db: Executor, ids: SQL): Promise<string[] | 'many'> {
  const { rows } = await db.execute<{ id: string }>(sql`${ids} limit ${maxGathered + 1}`)
  return rows.length > maxGathered ? 'many' : rows.map(({ id }) => id)
}

type MessageKey = { id: string; micros: string }

interface IdPage {
  rows: MessageKey[]
  /** The last message searched, when the search didn't cover everything. */
  end: MessageKey | null
  /** Set when the search itself knows the total. */
  total: BoundedCount | null
}

const uncounted: BoundedCount = { total_count: 0, is_exact: false }

/**
 * Returns a page of the queue, found by cursor or, as the specification requires, by page number. The page's ids are
 * selected before any joins.
 */
export async function searchMessages(db: Database, filter: QueueFilter, reader: SearchReader) {
  const senderCondition = await buildSenderCondition(db, filter.criteria)
  const source = sourceOf(filter)
  const isOnLaterPage = filter.after !== undefined
  const isRemaining = isAfterCursor(orderOf(source), filter.after)
  const where = and(matchesFilter(filter, reader), senderCondition.where, isRemaining)
  const page = { limit: filter.page_size + 1, offset: isOnLaterPage ? 0 : limitOffsetOf(filter).offset }
  const isNarrowed = filter.caseIds !== undefined || filter.customerNumber !== undefined
  const usesTextSearch =
    filter.search !== '' && senderCondition.kind === 'gathered' && !senderCondition.where && !isNarrowed
  const otherConditions = and(matchesFilter({ ...filter, search: '' }, reader), isRemaining)
  // A later page, a list of ids and polling don't need the total.
  const isCounted = filter.is_counted !== false && !isOnLaterPage && !filter.caseIds && !filter.since
  const [{ rows, end, total }, counted] = await Promise.all([
    usesTextSearch
      ? findByText(db, {
          source,
          text: containsPattern(filter.search),
          matchesText: containsText(filter),
          otherConditions,
          page,
        })
      : findPage(db, source, { where, page }),
    isCounted && !usesTextSearch ? countMessages(db, filter, { reader, senderCondition }) : uncounted,
  ])
  const { pageRows, next } = toPage(rows, filter.page_size, ({ id }) => [id])
  const messages = await readMessages(
    db,
    pageRows.map(({ id }) => id),
    reader,
  )
  return {
    messages,
    ...(isCounted && total ? total : counted),
    next,
    searched_back_to: next !== null || !end ? null : dateOf(end).toISOString(),
  }
}

interface PageLimits {
  limit: number
  offset: number
}

const dateOf = ({ micros }: MessageKey): Date => new Date(Number(BigInt(micros) / 1000n))

async function findPage(
  db: Executor,
  source: MessageSource,
  { where, page: { limit, offset } }: { where: SQL | undefined; page: PageLimits },
): Promise<IdPage> {
  const { from, id, customerWroteAt } = source
  const { rows } = await db.execute<MessageKey>(
    sql`select ${id} as id, ${microsOf({ moment: customerWroteAt })} as micros from ${from} where ${where} ${orderBy(source)}
      limit ${limit} offset ${offset}`,
  )
  return { rows, end: null, total: null }
}

/** A text is compared with at most this many messages: all of a rare text's candidates, otherwise the newest. */
const maxCompared = 20_000
/**
 * The newest messages are compared first. If they fill the page, the text is common, and the index could return a
 * million rows.
 */
const firstCompared = 2_000
/** If the newest suggest this many messages with the text, the index would return too many. */
const manyThreshold = 4 * maxCompared

interface TextSearch {
  source: MessageSource
  text: string
  /** The condition for the text, case sensitive or not. */
  matchesText: SQL
  /** The conditions other than the text. */
  otherConditions: SQL | undefined
  page: PageLimits
}

/**
 * Searches by text. The index finds messages with a text regardless of case, but not in order of time. If there are
 * few, all of them are compared and sorted; if there are many, only the newest are scanned. A few of the newest are
 * checked first: when they fill the page, the index is not needed.
 */
async function findByText(
  db: Database,
  { source, text, matchesText, otherConditions, page }: TextSearch,
): Promise<IdPage> {
  const holdsText = sql`${messageText(cases)} ilike ${text}`
  const buildCompareQuery = (
    rowsCondition: SQL,
    textMatch: SQL,
  ) => sql`select id, ${microsOf({ moment: cases.customerWroteAt })} as micros, ${textMatch} as fits, ${holdsText} as holds from (
    select ${source.id} as id, ${source.customerWroteAt} as customer_wrote_at, ${cases.title}, ${cases.description} from ${source.from} where ${rowsCondition}) cases`
  const compareNewest = (maxRows: number) =>
    db.execute<ComparedMessage>(
      buildCompareQuery(sql`${otherConditions} ${orderBy(source)} limit ${maxRows}`, matchesText),
    )
  const toComparedPage = (compared: readonly ComparedMessage[], last: ComparedMessage | undefined): IdPage => {
    const matches = compared.filter((row) => row.fits)
    return {
      rows: matches.slice(page.offset, page.offset + page.limit),
      end: last ?? null,
      total: totalOf(matches.length, !last),
    }
  }

  const pageOfNewest = ({ rows }: { rows: readonly ComparedMessage[] }): IdPage =>
    toComparedPage(rows, rows.length < maxCompared ? undefined : rows.at(-1))

  const [first, messages] = await Promise.all([compareNewest(firstCompared), estimateMessages(db)])
  const isAll = first.rows.length < firstCompared
  const firstPage = toComparedPage(first.rows, isAll ? undefined : first.rows.at(-1))
  if (isAll || firstPage.rows.length === page.limit) return firstPage

  const containingCount = first.rows.filter((row) => row.holds).length
  if ((containingCount / first.rows.length) * messages > manyThreshold)
    return pageOfNewest(await compareNewest(maxCompared))

  // A text that none of the newest contain is rare, so the index alone suffices. Otherwise the index may return too
  // many.
  const [byIndex, newest] = await Promise.all([
    db.execute<ComparedMessage>(
      buildCompareQuery(sql`${and(otherConditions, holdsText)} limit ${maxCompared + 1}`, matchesText),
    ),
    containingCount === 0 ? null : compareNewest(maxCompared),
  ])
  if (byIndex.rows.length <= maxCompared) return toComparedPage(byIndex.rows.toSorted(compareNewestFirst), undefined)
  return pageOfNewest(newest ?? (await compareNewest(maxCompared)))
}

/** Estimates the number of messages from the database's statistics of their index, or 0 without statistics. */
async function estimateMessages(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ messages: number }>(
    sql`select greatest(reltuples, 0)::float8 as messages from pg_class where oid = 'cases_queue'::regclass`,
  )
  return rows[0]?.messages ?? 0
}

type ComparedMessage = MessageKey & { fits: boolean; holds: boolean }

function totalOf(matchCount: number, isAll: boolean): BoundedCount {
  const { total_count, is_exact } = toBoundedCount(matchCount, maxCountedMessages)
  return { total_count, is_exact: isAll && is_exact }
}

const compareNewestFirst = (left: ComparedMessage, right: ComparedMessage): number =>
  Number(BigInt(right.micros) - BigInt(left.micros)) || (left.id < right.id ? 1 : -1)

/**
 * Counts the messages up to the number that anyone scrolls through. A few senders or addresses use their own indexes.
 */
async function countMessages(
  db: Executor,
  filter: QueueFilter,
  { reader, senderCondition }: { reader: SearchReader; senderCondition: SenderCondition },
) {
  const isScanned = senderCondition.kind === 'walked'
  const source = sourceOf(filter)
  // A count without an index covers only the newest part of the queue, and is marked as inexact.
  const rowsCondition = isScanned
    ? sql`${matchesFilter({ ...filter, search: '' }, reader)} ${orderBy(source)} limit ${maxScanned + 1}`
    : sql`${and(matchesFilter(filter, reader), senderCondition.where)} limit ${maxCountedMessages + 1}`
  const matchesText = isScanned
    ? and(senderCondition.where, filter.search === '' ? undefined : containsText(filter))
    : sql`true`
  const { rows } = await db.execute<{ all: number; fitting: number }>(
    sql`select count(*)::int as "all", (count(*) filter (where ${matchesText}))::int as fitting
      from (select ${cases}.* from ${source.from} where ${rowsCondition}) cases`,
  )
  const { all = 0, fitting = 0 } = rows[0] ?? {}
  return totalOf(fitting, !isScanned || all <= maxScanned)
}
