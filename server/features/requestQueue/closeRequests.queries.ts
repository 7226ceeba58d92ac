/** Closes requests that were done before a moment, with an entry in their history. */
import { and, eq, inArray, lt } from 'drizzle-orm'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import type { Executor } from '../../db/database'
import { caseEvents, cases } from '../../db/schema/cases/cases'

interface DoneRequests {
  doneBefore: Date
  limit: number
  now: Date
  /** The provider's name, because no agent does this. */
  provider: string
}

/** Returns how many requests were closed. They count as finished since the work was done. */
export async function closeDoneRequests(
  tx: Executor,
  { doneBefore, limit, now, provider }: DoneRequests,
): Promise<number> {
  const done = tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.kind, 'request'), eq(cases.status, 'resolved'), lt(cases.closedAt, doneBefore)))
    .orderBy(cases.closedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  const closed = await tx
    .update(cases)
    .set({ status: 'closed' })
    .where(inArray(cases.id, done))
    .returning({ id: cases.id })
  if (closed.length > 0) {
    await tx.insert(caseEvents).values(
      closed.map(({ id }) => ({
        caseId: id,
        kind: 'status' as const,
        status: 'closed' as const,
        note: requestQueueTexts.closedAutomatically,
        authorName: provider,
        authorType: 'CENTRIC' as const,
        createdAt: now,
      })),
    )
  }
  return closed.length
}
