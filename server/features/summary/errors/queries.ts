/** What the server could not answer, by hour and call. */
import { and, lt, max, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { serverErrors } from '../../../db/schema/records'
import type { ErrorCount } from '../../../http/errorTally'
import {
  counted,
  dayOf,
  everyDay,
  figures,
  isBefore,
  isInDays,
  isToday,
  sinceBefore,
  type Asked,
  type Counted,
} from '../range/queries'

/** Several processes count the same calls: their numbers are added. */
export async function addErrors(db: Executor, counts: readonly ErrorCount[]): Promise<void> {
  await db
    .insert(serverErrors)
    .values([...counts])
    .onConflictDoUpdate({
      target: [serverErrors.hour, serverErrors.call],
      set: { count: sql`${serverErrors.count} + excluded.count`, requestId: sql`excluded.request_id` },
    })
}

export async function deleteErrorsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(serverErrors).where(lt(serverErrors.hour, before))
}

const { hour, count } = serverErrors
const total = (...conditions: Parameters<typeof and>) =>
  sql<number>`coalesce(sum(${count}) filter (where ${and(...conditions)}), 0)::int`

/** Of all communities: an error is of a call, not of a place. */
export async function countErrors(db: Executor, asked: Asked): Promise<Counted> {
  const [[found], days] = await Promise.all([
    db
      .select({
        today: total(isToday(hour, asked)),
        inDays: total(isInDays(hour, asked)),
        before: total(isBefore(hour, asked)),
        newest: max(hour),
      })
      .from(serverErrors)
      .where(sinceBefore(hour, asked)),
    db
      .select({ day: dayOf(hour, asked), count: sql<number>`sum(${count})::int` })
      .from(serverErrors)
      .where(isInDays(hour, asked))
      .groupBy(sql`day`),
  ])
  return figures(
    [
      counted('errors_today', found?.today),
      counted('errors', found?.inDays, found?.before),
      { unit: 'moment', name: 'last_error', value: found?.newest?.toISOString() ?? null },
    ],
    { by_day: everyDay(asked, days) },
  )
}
