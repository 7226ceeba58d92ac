/** Messages of the queue by who wrote them, when, and what is written: the newest first, each tab by an index of its own. */
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { QueueTab } from '#shared/queue'
import { addDays } from '#shared/dates'
import { mostCounted } from '#shared/queue'
import type { Database, Executor } from '../../../db/database'
import { contacts, premises } from '../../../db/schema/accounts'
import { cases, isMessage, isOpenMessage, isUnansweredMessage, messageText } from '../../../db/schema/cases'
import { labeledMessages } from '../../../db/schema/messageLabels'
import { addressPattern, containing } from '../../premises/rules'
import { readMessages, type QueueReader } from '../queries'
import { microsOf, momentAt } from '../places/queries'
import { cursorOf, placeIn, type Known, type Place } from '../rules'

/** Whose messages are gathered and sorted; of more people, the queue is gone through from its newest end instead. */
const mostGathered = 5000
/** How far the queue is gone through for a total that no index knows. */
const mostWalked = 5000

export interface QueueFilter {
  tab: QueueTab
  /** With this label alone. */
  label_id?: string | undefined
  /** Days in the provider's zone; without the second there is no end. */
  days: { from: string; to: string | null }
  zone: string
  known: Known
  /** Of this customer alone. */
  customerNumber?: string | undefined
  search: string
  /** Capital letters count (specification, section 5) unless somebody says that they do not. */
  match_case: boolean
  caseIds?: string[] | undefined
  /** What was written to since then alone: a look for news. */
  since?: Date | undefined
  after?: string | undefined
  page_number: number
  page_size: number
  is_counted?: false | undefined
}

interface Reader extends QueueReader {
  now: Date
}

function isInTab(tab: QueueTab, { userId, now }: Reader): SQL | undefined {
  switch (tab) {
    case 'all':
      return isMessage(cases)
    case 'mine':
      return and(isOpenMessage(cases), eq(cases.assignedTo, userId))
    case 'unassigned':
      return and(isOpenMessage(cases), isNull(cases.assignedTo))
    case 'unanswered':
      return isUnansweredMessage(cases)
    case 'breaching':
      return and(isUnansweredMessage(cases), sql`${cases.answerDueAt} < ${now}`)
  }
}

interface Source {
  from: SQL
  id: AnyPgColumn
  askedAt: AnyPgColumn
  isOfSource: SQL | undefined
}

/** Where messages are read from, and by whose index they are in order: the queue, or those of one label, which say themselves when they were asked. */
function sourceOf({ label_id: labelId }: Pick<QueueFilter, 'label_id'>): Source {
  if (labelId === undefined) return { from: sql`${cases}`, id: cases.id, askedAt: cases.askedAt, isOfSource: undefined }
  const { caseId: id, askedAt } = labeledMessages
  const from = sql`${labeledMessages} join ${cases} on ${cases.id} = ${id}`
  return { from, id, askedAt, isOfSource: eq(labeledMessages.labelId, labelId) }
}

const newestFirst = ({ askedAt, id }: Source): SQL => sql`order by ${askedAt} desc, ${id} desc`

const startOf = (day: string, zone: string): SQL => sql`(${day}::date::timestamp at time zone ${zone})`

function holds({ search, match_case: isCaseMatched }: Pick<QueueFilter, 'search' | 'match_case'>): SQL {
  const part = containing(search)
  return isCaseMatched
    ? sql`(${cases.title} like ${part} or ${cases.description} like ${part})`
    : sql`(${cases.title} ilike ${part} or ${cases.description} ilike ${part})`
}

function matching(filter: QueueFilter, reader: Reader): SQL | undefined {
  const { days, zone, search, caseIds, since, customerNumber } = filter
  const { id, askedAt, isOfSource } = sourceOf(filter)
  return and(
    isOfSource,
    isInTab(filter.tab, reader),
    sql`${askedAt} >= ${startOf(days.from, zone)}`,
    days.to === null ? undefined : sql`${askedAt} < ${startOf(addDays(days.to, 1), zone)}`,
    search === '' ? undefined : holds(filter),
    caseIds ? inArray(id, caseIds) : undefined,
    since && sql`${askedAt} >= ${since}`,
    customerNumber === undefined ? undefined : eq(cases.customerNumber, customerNumber),
  )
}

type Found = { kind: 'gathered'; where: SQL | undefined } | { kind: 'walked'; where: SQL | undefined }

/** By whom and where: a few people or addresses are looked up first, many are asked of each message in turn. */
async function byKnown(db: Executor, { ofContact, address }: Known): Promise<Found> {
  const isPerson = and(...ofContact.map((part) => sql`${contacts.personText} like ${containing(part)}`))
  const isPlace = address === '' ? undefined : sql`${premises.addressText} like ${addressPattern(address)}`
  const [people, places] = await Promise.all([
    ofContact.length === 0 ? null : gathered(db, sql`select ${contacts.id} as id from ${contacts} where ${isPerson}`),
    isPlace ? gathered(db, sql`select ${premises.number} as id from ${premises} where ${isPlace}`) : null,
  ])
  const conditions = [
    people === null
      ? undefined
      : people === 'many'
        ? sql`exists (select 1 from ${contacts} where ${contacts.id} = ${cases.contactId} and ${isPerson})`
        : sql`${cases.contactId} = any(${sql.param(people)})`,
    places === null
      ? undefined
      : places === 'many'
        ? sql`exists (select 1 from ${premises} where ${premises.number} = ${cases.premiseNumber} and ${isPlace})`
        : sql`${cases.premiseNumber} = any(${sql.param(places)})`,
  ]
  const isNarrow = Array.isArray(people) || Array.isArray(places)
  return { kind: isNarrow || conditions.every((one) => !one) ? 'gathered' : 'walked', where: and(...conditions) }
}

async function gathered(db: Executor, ids: SQL): Promise<string[] | 'many'> {
  const { rows } = await db.execute<{ id: string }>(sql`${ids} limit ${mostGathered + 1}`)
  return rows.length > mostGathered ? 'many' : rows.map(({ id }) => id)
}

interface PageOfIds {
  rows: { id: string; micros: string }[]
  /** Where it was not looked through everything: the last message that was. */
  end: Place | null
  /** Where the search knows it. */
  total: Total | null
}

interface Total {
  total_count: number
  is_exact: boolean
}

const uncounted: Total = { total_count: 0, is_exact: false }

/** A page of the queue. It is found by its end, or by its number as the specification has it, and told apart from the rest before anything is joined. */
export async function searchMessages(db: Database, filter: QueueFilter, reader: Reader) {
  const known = await byKnown(db, filter.known)
  const place = filter.after === undefined ? null : placeIn(filter.after)
  const source = sourceOf(filter)
  const begin = place ? sql`(${source.askedAt}, ${source.id}) < (${momentAt(place)}, ${place.id}::uuid)` : undefined
  const where = and(matching(filter, reader), known.where, begin)
  const page = { limit: filter.page_size + 1, offset: place ? 0 : (filter.page_number - 1) * filter.page_size }
  const isOfFew = filter.caseIds !== undefined || filter.customerNumber !== undefined
  const isByText = filter.search !== '' && known.kind === 'gathered' && !known.where && !isOfFew
  const within = and(matching({ ...filter, search: '' }, reader), begin)
  // Whoever goes on has the total already, and so has whoever names the messages or looks for news.
  const isCounted = filter.is_counted !== false && !place && !filter.caseIds && !filter.since
  const [{ rows, end, total }, counted] = await Promise.all([
    isByText
      ? findByText(db, { source, text: containing(filter.search), fits: holds(filter), within, page })
      : findPage(db, source, { where, page }),
    isCounted && !isByText ? countMessages(db, filter, { reader, known }) : uncounted,
  ])
  const shown = rows.slice(0, filter.page_size)
  const last = shown.at(-1)
  const messages = await readMessages(
    db,
    shown.map(({ id }) => id),
    reader,
  )
  return {
    messages,
    ...(isCounted && total ? total : counted),
    next: rows.length > shown.length && last ? cursorOf(last) : null,
    looked_back_to: rows.length > shown.length || !end ? null : dateOf(end).toISOString(),
  }
}

interface Limits {
  limit: number
  offset: number
}

const dateOf = ({ micros: at }: Place): Date => new Date(Number(BigInt(at) / 1000n))

async function findPage(
  db: Executor,
  source: Source,
  { where, page: { limit, offset } }: { where: SQL | undefined; page: Limits },
): Promise<PageOfIds> {
  const { from, id, askedAt } = source
  const { rows } = await db.execute<PageOfIds['rows'][number]>(
    sql`select ${id} as id, ${microsOf(askedAt)} as micros from ${from} where ${where} ${newestFirst(source)}
      limit ${limit} offset ${offset}`,
  )
  return { rows, end: null, total: null }
}

/** How many messages are compared with a text: of the rare ones all, else the newest. */
const mostCompared = 20_000
/** A text of which the newest of all messages fill the page is common: the index would know of a million. */
const comparedFirst = 2_000
/** So many that hold a text, going by the newest, that the index would not tell few of them. */
const surelyMany = 4 * mostCompared

interface ByText {
  source: Source
  text: string
  /** As the text was asked for, capital letters counting or not. */
  fits: SQL
  /** Without the text. */
  within: SQL | undefined
  page: Limits
}

/**
 * By what is written. An index knows, but for capital letters, which messages hold a text, and not which of them are new: where they are few, all
 * of them are compared and sorted, where they are many, those that were written to last are gone through, and no further.
 * A few of the newest are looked at before anything else: where they fill the page, nobody has to ask the index.
 */
async function findByText(db: Database, { source, text, fits, within, page }: ByText): Promise<PageOfIds> {
  const holdsText = sql`${messageText(cases)} ilike ${text}`
  const compare = (
    inside: SQL,
    isText: SQL,
  ) => sql`select id, ${microsOf(cases.askedAt)} as micros, ${isText} as fits, ${holdsText} as holds from (
    select ${source.id} as id, ${source.askedAt} as asked_at, ${cases.title}, ${cases.description} from ${source.from} where ${inside}) cases`
  const compareNewest = (most: number) =>
    db.execute<Compared>(compare(sql`${within} ${newestFirst(source)} limit ${most}`, fits))
  const pageOf = (compared: readonly Compared[], last: Compared | undefined): PageOfIds => {
    const fitting = compared.filter((row) => row.fits)
    return {
      rows: fitting.slice(page.offset, page.offset + page.limit),
      end: last ?? null,
      total: totalOf(fitting.length, !last),
    }
  }

  const pageOfNewest = ({ rows }: { rows: readonly Compared[] }): PageOfIds =>
    pageOf(rows, rows.length < mostCompared ? undefined : rows.at(-1))

  const [first, messages] = await Promise.all([compareNewest(comparedFirst), estimateMessages(db)])
  const isAll = first.rows.length < comparedFirst
  const ofFirst = pageOf(first.rows, isAll ? undefined : first.rows.at(-1))
  if (isAll || ofFirst.rows.length === page.limit) return ofFirst

  const holding = first.rows.filter((row) => row.holds).length
  if ((holding / first.rows.length) * messages > surelyMany) return pageOfNewest(await compareNewest(mostCompared))

  // What none of the newest hold is rare: the index alone has it all. Of what some hold it may have too much.
  const [byIndex, newest] = await Promise.all([
    db.execute<Compared>(compare(sql`${and(within, holdsText)} limit ${mostCompared + 1}`, fits)),
    holding === 0 ? null : compareNewest(mostCompared),
  ])
  if (byIndex.rows.length <= mostCompared) return pageOf(byIndex.rows.toSorted(byNewest), undefined)
  return pageOfNewest(newest ?? (await compareNewest(mostCompared)))
}

/** How many messages there are, as the database last counted its index of them; 0 where it has not yet. */
async function estimateMessages(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ messages: number }>(
    sql`select greatest(reltuples, 0)::float8 as messages from pg_class where oid = 'cases_queue'::regclass`,
  )
  return rows[0]?.messages ?? 0
}

type Compared = { id: string; micros: string; fits: boolean; holds: boolean }

const totalOf = (count: number, isAll: boolean): Total => ({
  total_count: Math.min(count, mostCounted),
  is_exact: isAll && count <= mostCounted,
})

const byNewest = (one: Compared, other: Compared): number =>
  Number(BigInt(other.micros) - BigInt(one.micros)) || (one.id < other.id ? 1 : -1)

/** All of them, up to as many as anybody scrolls through: of a few people or addresses by their own indexes. */
async function countMessages(db: Executor, filter: QueueFilter, { reader, known }: { reader: Reader; known: Found }) {
  const isWalked = known.kind === 'walked'
  const source = sourceOf(filter)
  // What no index knows is counted in the newest part of the queue alone, and said to be a part.
  const inside = isWalked
    ? sql`${matching({ ...filter, search: '' }, reader)} ${newestFirst(source)} limit ${mostWalked + 1}`
    : sql`${and(matching(filter, reader), known.where)} limit ${mostCounted + 1}`
  const fits = isWalked ? and(known.where, filter.search === '' ? undefined : holds(filter)) : sql`true`
  const { rows } = await db.execute<{ all: number; fitting: number }>(
    sql`select count(*)::int as "all", (count(*) filter (where ${fits}))::int as fitting
      from (select ${cases}.* from ${source.from} where ${inside}) cases`,
  )
  const { all = 0, fitting = 0 } = rows[0] ?? {}
  return totalOf(fitting, !isWalked || all <= mostWalked)
}
