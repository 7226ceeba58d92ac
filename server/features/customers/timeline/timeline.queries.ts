/** Reads a customer's timeline, newest first: first the keys of the page across all kinds, then the rows. */
import { sql } from 'drizzle-orm'
import type { TimelineEntry, TimelinePart } from '#shared/contract/timeline'
import type { Executor } from '../../../db/database'
import { readEntries } from './entries.queries'
import { cursorOf, type TimelineKey } from './rules'
import { newestOf, sourcesOf } from './sources.queries'

interface TimelinePage {
  parts: readonly TimelinePart[]
  after?: string | undefined
  page_size: number
}

/** Uses a keyset cursor instead of an offset, so that every page costs the same. */
export async function findTimeline(
  db: Executor,
  customerNumber: string,
  { parts, after, page_size }: TimelinePage,
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
  const pageKeys = rows.slice(0, page_size)
  const last = pageKeys.at(-1)
  return { entries: await readEntries(db, pageKeys), next: rows.length > page_size && last ? cursorOf(last) : null }
}

const newestFirst = sql`at desc, kind desc, id desc`
