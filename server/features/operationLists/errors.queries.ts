/** Queries server errors hour by hour and endpoint by endpoint. */
import { and, sql } from 'drizzle-orm'
import type { ListedError } from '#shared/contract/operations/operationLists'
import type { Executor } from '../../db/database'
import { isAfterCursor, microsOf, newestFirst, toPage } from '../../db/keyset'
import { serverErrors } from '../../db/schema/operations/serverErrors'
import type { SummaryRange } from '../../directory/summaryRange.queries'
import { countRows, isWithinDays, type ListPageRequest, type RowCount } from './page.queries'

const order = { moment: serverErrors.hour, keys: [serverErrors.call] }

const matchesRange = (range: SummaryRange) => isWithinDays(serverErrors.hour, range)

/** The tile counts errors, and a row may have several. */
export async function countErrorRows(db: Executor, range: SummaryRange): Promise<RowCount> {
  const [rows, [found]] = await Promise.all([
    countRows(db, serverErrors, matchesRange(range)),
    db
      .select({ errors: sql<number>`coalesce(sum(${serverErrors.count}), 0)::int` })
      .from(serverErrors)
      .where(matchesRange(range)),
  ])
  return { ...rows, figure: found?.errors ?? 0 }
}

export async function findErrors(db: Executor, range: SummaryRange, page: ListPageRequest) {
  const rows = await db
    .select({ error: serverErrors, micros: microsOf(order) })
    .from(serverErrors)
    .where(and(matchesRange(range), isAfterCursor(order, page.after)))
    .orderBy(...newestFirst(order))
    .limit(page.page_size + 1)
  const { pageRows, next } = toPage(rows, page.page_size, ({ error }) => [error.call])
  return {
    rows: pageRows.map(
      ({ error }): ListedError => ({
        hour: error.hour.toISOString(),
        call: error.call,
        count: error.count,
        request_id: error.requestId,
      }),
    ),
    next,
  }
}
