/** What happened to a customer, the latest first: the keys of a page out of all kinds at once, then the rows of each kind. */
import { sql } from 'drizzle-orm'
import type { TimelineEntry, TimelinePart } from '#shared/contract/timeline'
import type { Executor } from '../../../db/database'
import { readEntries } from './entries/queries'
import { markOf, type TimelineKey } from './rules'
import { newestOf, sourcesOf } from './sources/queries'

interface Page {
  parts: readonly TimelinePart[]
  after?: string | undefined
  page_size: number
}

/** A page costs the same wherever it lies: it begins at a mark, not after so many rows. */
export async function findTimeline(
  db: Executor,
  customerNumber: string,
  { parts, after, page_size }: Page,
): Promise<{ entries: TimelineEntry[]; next: string | null }> {
  const limit = page_size + 1
  const branches = parts
    .flatMap((part) => sourcesOf(part, customerNumber))
    .map((source) => sql`(${newestOf(source, { after, limit })})`)
  if (branches.length === 0) return { entries: [], next: null }
  const { rows } = await db.execute<TimelineKey & Record<string, unknown>>(
    sql`select (extract(epoch from at) * 1000000)::bigint::text as micros, kind, id
      from (${sql.join(branches, sql` union all `)}) events order by ${newestFirst} limit ${limit}`,
  )
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  return { entries: await readEntries(db, shown), next: rows.length > page_size && last ? markOf(last) : null }
}

const newestFirst = sql`at desc, kind desc, id desc`
