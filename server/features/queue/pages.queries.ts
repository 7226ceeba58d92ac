/** Reads pages of the ids of messages, newest first. A search for a text chooses between its index and a scan. */
import { and, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { maxCountedMessages } from '#shared/cases/queue'
import type { Database, Executor } from '../../db/database'
import { microsOf } from '../../db/keyset'
import { type BoundedCount, toBoundedCount } from '../../db/paging'
import { rowOf, rowsOf } from '../../db/rows'
import { cases, messageText } from '../../db/schema/cases/cases'
import { containsPattern } from '../../text/likePatterns'
import { containsText, type MessageSource, orderBy, type SearchedText } from './filter.queries'

const MessageKey = z.object({ id: z.string(), micros: z.string() })
export type MessageKey = z.infer<typeof MessageKey>

export interface IdPage {
  rows: MessageKey[]
  /** The last message searched, when the search didn't cover everything. */
  end: MessageKey | null
  /** Set when the search itself knows the total. */
  total: BoundedCount | null
}

interface PageLimits {
  limit: number
  offset: number
}

/** What the searches of the queue have in common. */
export interface PageSearch {
  source: MessageSource
  conditions: SQL | undefined
  /** The conditions select so few messages that their text is compared without an index. */
  isNarrow: boolean
  page: PageLimits
}

export async function findPage(
  db: Executor,
  { source, conditions, page: { limit, offset } }: Omit<PageSearch, 'isNarrow'>,
): Promise<IdPage> {
  const { from, id, customerWroteAt } = source
  const found = await db.execute(
    sql`select ${id} as id, ${microsOf({ moment: customerWroteAt })} as micros from ${from} where ${conditions} ${orderBy(source)}
      limit ${limit} offset ${offset}`,
  )
  return { rows: rowsOf(MessageKey, found), end: null, total: null }
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

/**
 * Searches by text. The index finds messages with a text regardless of case, but not in order of time. If there are
 * few, all of them are compared and sorted; if there are many, only the newest are scanned. A few of the newest are
 * checked first: when they fill the page, the index is not needed.
 */
export async function findByText(
  db: Database,
  { source, conditions, isNarrow, page }: PageSearch,
  searched: SearchedText,
): Promise<IdPage> {
  const matchesText = containsText(searched)
  if (isNarrow) return findPage(db, { source, conditions: and(conditions, matchesText), page })
  const containsAnyCase = sql`${messageText(cases)} ilike ${containsPattern(searched.text)}`
  const buildCompareQuery = (
    rowsCondition: SQL,
    textMatch: SQL,
  ) => sql`select id, ${microsOf({ moment: cases.customerWroteAt })} as micros, ${textMatch} as "isMatch", ${containsAnyCase} as "containsText" from (
    select ${source.id} as id, ${source.customerWroteAt} as customer_wrote_at, ${cases.title}, ${cases.description} from ${source.from} where ${rowsCondition}) cases`
  const compare = async (query: SQL): Promise<ComparedMessage[]> => rowsOf(ComparedMessage, await db.execute(query))
  const compareNewest = (maxRows: number): Promise<ComparedMessage[]> =>
    compare(buildCompareQuery(sql`${conditions} ${orderBy(source)} limit ${maxRows}`, matchesText))
  const toComparedPage = (compared: readonly ComparedMessage[], last: ComparedMessage | undefined): IdPage => {
    const matches = compared.filter((row) => row.isMatch)
    return {
      rows: matches.slice(page.offset, page.offset + page.limit),
      end: last ?? null,
      total: totalOf(matches.length, !last),
    }
  }

  const pageOfNewest = (compared: readonly ComparedMessage[]): IdPage =>
    toComparedPage(compared, compared.length < maxCompared ? undefined : compared.at(-1))

  const [first, messages] = await Promise.all([compareNewest(firstCompared), estimateMessages(db)])
  const isAll = first.length < firstCompared
  const firstPage = toComparedPage(first, isAll ? undefined : first.at(-1))
  if (isAll || firstPage.rows.length === page.limit) return firstPage

  const containingCount = first.filter((row) => row.containsText).length
  if ((containingCount / first.length) * messages > manyThreshold) return pageOfNewest(await compareNewest(maxCompared))

  // A text that none of the newest contain is rare, so the index alone suffices. Otherwise the index may return too
  // many.
  const [byIndex, newest] = await Promise.all([
    compare(buildCompareQuery(sql`${and(conditions, containsAnyCase)} limit ${maxCompared + 1}`, matchesText)),
    containingCount === 0 ? null : compareNewest(maxCompared),
  ])
  if (byIndex.length <= maxCompared) return toComparedPage(byIndex.toSorted(compareNewestFirst), undefined)
  return pageOfNewest(newest ?? (await compareNewest(maxCompared)))
}

/** Estimates the number of messages from the database's statistics of their index, or 0 without statistics. */
async function estimateMessages(db: Executor): Promise<number> {
  const statistics = await db.execute(
    sql`select greatest(reltuples, 0)::float8 as messages from pg_class where oid = 'cases_queue'::regclass`,
  )
  return rowOf(z.object({ messages: z.number() }), statistics).messages
}

const ComparedMessage = z.extend(MessageKey, { isMatch: z.boolean(), containsText: z.boolean() })
type ComparedMessage = z.infer<typeof ComparedMessage>

export function totalOf(matchCount: number, isAll: boolean): BoundedCount {
  const { total_count, is_exact } = toBoundedCount(matchCount, maxCountedMessages)
  return { total_count, is_exact: isAll && is_exact }
}

export const compareNewestFirst = (left: MessageKey, right: MessageKey): number =>
  Number(BigInt(right.micros) - BigInt(left.micros)) || (left.id < right.id ? 1 : -1)
