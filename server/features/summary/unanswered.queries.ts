/** Counts the unanswered messages. */
import { and, count, min, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { cases, isUnansweredMessage } from '../../db/schema/cases/cases'

/** Counts all messages that are owed an answer, with the oldest, for the summary. */
export async function findUnanswered(db: Executor, { now, where }: { now: Date; where?: SQL | undefined }) {
  const [found] = await db
    .select({
      unanswered: count(),
      overdue: sql<number>`(count(*) filter (where ${cases.answerDueAt} < ${now}))::int`,
      oldest: min(cases.customerWroteAt),
    })
    .from(cases)
    .where(and(isUnansweredMessage(cases), where))
  return found ?? { unanswered: 0, overdue: 0, oldest: null }
}
