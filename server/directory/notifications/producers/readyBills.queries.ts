/** Takes bills whose customers were not notified yet. */
import { and, asc, between, inArray, isNull } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { statements } from '../../../db/schema/billing/statements'

interface BillFilter {
  since: string
  today: string
  now: Date
  limit: number
}

/** Each bill is returned to one caller, whose transaction notifies of it. */
export async function takeUnnotifiedBills(tx: Executor, { since, today, now, limit }: BillFilter): Promise<string[]> {
  const unnotified = tx
    .select({ id: statements.id })
    .from(statements)
    .where(and(isNull(statements.noticedAt), between(statements.issuedOn, since, today)))
    .orderBy(asc(statements.issuedOn))
    .limit(limit)
    .for('update', { skipLocked: true })
  const taken = await tx
    .update(statements)
    .set({ noticedAt: now })
    .where(inArray(statements.id, unnotified))
    .returning({ id: statements.id })
  return taken.map(({ id }) => id)
}
