/** Searches messages of the queue by sender, time and text, the newest first. */
import { and, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { maxCountedMessages } from '#shared/cases/queue'
import type { Database, Executor } from '../../db/database'
import { isAfterCursor, toPage } from '../../db/keyset'
import { type BoundedCount, limitOffsetOf } from '../../db/paging'
import { rowOf } from '../../db/rows'
import { cases } from '../../db/schema/cases/cases'
import {
  containsText,
  matchesFilter,
  orderBy,
  orderOf,
  type QueueFilter,
  type SearchReader,
  sourceOf,
} from './filter.queries'
import { findByText, findPage, type IdPage, type MessageKey, type PageSearch, totalOf } from './pages.queries'
import { readMessages } from './queue.queries'
import { buildSenderCondition, type SenderCondition } from './senders.queries'
import { findByWords } from './wordSearch.queries'

/** A total that no index can provide is counted in this many of the newest messages. */
const maxScanned = 5000

const uncounted: BoundedCount = { total_count: 0, is_exact: false }

const dateOf = ({ micros }: MessageKey): Date => new Date(Number(BigInt(micros) / 1000n))

/**
 * Returns a page of the queue, found by cursor or, as the specification requires, by page number. The page's ids are
 * selected before any joins.
 */
export async function searchMessages(db: Database, filter: QueueFilter, reader: SearchReader) {
  const senderCondition = await buildSenderCondition(db, filter.criteria)
  const source = sourceOf(filter)
  const isOnLaterPage = filter.after !== undefined
  const isNarrowed = filter.caseIds !== undefined || filter.customerNumber !== undefined
  const search: PageSearch = {
    source,
    conditions: and(
      matchesFilter({ ...filter, search: '' }, reader),
      senderCondition.where,
      isAfterCursor(orderOf(source), filter.after),
    ),
    isNarrow: isNarrowed || senderCondition.where !== undefined,
    page: { limit: filter.page_size + 1, offset: isOnLaterPage ? 0 : limitOffsetOf(filter).offset },
  }
  // A later page, a list of ids and polling don't need the total.
  const isCounted = filter.is_counted !== false && !isOnLaterPage && !filter.caseIds && !filter.since
  const knowsTotal = filter.words !== '' || (filter.search !== '' && !search.isNarrow)
  const [{ rows, end, total }, counted] = await Promise.all([
    findIds(db, search, filter),
    isCounted && !knowsTotal ? countMessages(db, filter, { reader, senderCondition }) : uncounted,
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

function findIds(db: Database, search: PageSearch, filter: QueueFilter): Promise<IdPage> {
  const text = { text: filter.search, isCaseMatched: filter.match_case }
  if (filter.words !== '') {
    const conditions = and(search.conditions, filter.search === '' ? undefined : containsText(text))
    return findByWords(db, { ...search, conditions }, filter.words)
  }
  return filter.search === '' ? findPage(db, search) : findByText(db, search, text)
}

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
    ? and(
        senderCondition.where,
        filter.search === '' ? undefined : containsText({ text: filter.search, isCaseMatched: filter.match_case }),
      )
    : sql`true`
  const counted = await db.execute(
    sql`select count(*)::int as "all", (count(*) filter (where ${matchesText}))::int as matching
      from (select ${cases}.* from ${source.from} where ${rowsCondition}) cases`,
  )
  const { all, matching } = rowOf(z.object({ all: z.int(), matching: z.int() }), counted)
  return totalOf(matching, !isScanned || all <= maxScanned)
}
