/** Queries server errors by hour and endpoint. */
import { and, max, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { serverErrors } from '../../../db/schema/operations/serverErrors'
import {
  buildFigures,
  countFact,
  dayOf,
  fillDays,
  isBeforeRange,
  isInRange,
  isSincePreviousRange,
  isToday,
  type SummaryCounts,
  type SummaryRange,
} from '../../../directory/summaryRange.queries'
import type { ErrorCount } from '../../../http/errorCounter'

/** Adds the counts, because several processes count the same endpoints. */
export async function addErrors(db: Executor, counts: readonly ErrorCount[]): Promise<void> {
  await db
    .insert(serverErrors)
    .values([...counts])
    .onConflictDoUpdate({
      target: [serverErrors.hour, serverErrors.call],
      set: { count: sql`${serverErrors.count} + excluded.count`, requestId: sql`excluded.request_id` },
    })
}

const { hour, count } = serverErrors
const sumCounts = (...conditions: Parameters<typeof and>) =>
  sql<number>`coalesce(sum(${count}) filter (where ${and(...conditions)}), 0)::int`

/** Counts errors of all communities, because an error belongs to an endpoint and not to a place. */
export async function countErrors(db: Executor, range: SummaryRange): Promise<SummaryCounts> {
  const [[found], days] = await Promise.all([
    db
      .select({
        today: sumCounts(isToday(hour, range)),
        inDays: sumCounts(isInRange(hour, range)),
        before: sumCounts(isBeforeRange(hour, range)),
        newest: max(hour),
      })
      .from(serverErrors)
      .where(isSincePreviousRange(hour, range)),
    db
      .select({ day: dayOf(hour, range), count: sql<number>`sum(${count})::int` })
      .from(serverErrors)
      .where(isInRange(hour, range))
      .groupBy(sql`day`),
  ])
  return buildFigures(
    [
      countFact('errors_today', found?.today),
      countFact('errors', found?.inDays, found?.before),
      { unit: 'moment', name: 'last_error', value: found?.newest?.toISOString() ?? null },
    ],
    { by_day: fillDays(range, days) },
  )
}
