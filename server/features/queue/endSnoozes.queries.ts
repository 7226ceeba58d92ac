import { inArray, lte } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { publish } from '../../db/eventBus'
import { cases } from '../../db/schema/cases/cases'

/** Ends snoozes that are due, and returns how many. A message that somebody is changing is left to the next run. */
export async function endDueSnoozes(tx: Executor, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const due = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(lte(cases.snoozedUntil, now))
    .orderBy(cases.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx.update(cases).set({ snoozedUntil: null }).where(inArray(cases.id, ids))
  for (const id of ids) await publish(tx, { kind: 'changed', case_id: id })
  return ids.length
}
