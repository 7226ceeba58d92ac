/** Reads a customer's timeline, newest first: first the keys of the page across all kinds, then the rows. */
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { TimelineEntry, TimelinePart } from '#shared/contract/customers/timeline'
import type { Executor } from '../../db/database'
import { microsOf, newestFirst, toPage } from '../../db/keyset'
import { rowsOf } from '../../db/rows'
import { readEntries } from './entries.queries'
import { TimelineKey } from './rules'
import { newestOf, sourcesOf } from './sources.queries'

interface TimelinePage {
  parts: readonly TimelinePart[]
  after?: string | undefined
  page_size: number
}

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
  const found = await db.execute(
    sql`select ${microsOf(order)} as micros, kind, id from (${sql.join(branches, sql` union all `)}) events
      order by ${sql.join(newestFirst(order), sql`, `)} limit ${limit}`,
  )
  const { pageRows, next } = toPage(
    rowsOf(z.extend(TimelineKey, { micros: z.string() }), found),
    page_size,
    ({ kind, id }) => [kind, id],
  )
  return { entries: await readEntries(db, pageRows), next }
}

const order = { moment: sql`at`, keys: [sql`kind`, sql`id`] }
