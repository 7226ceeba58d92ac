/** Takes corrections of bills whose customers were not notified yet. */
import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Executor } from '../../../db/database'
import { rowsOf } from '../../../db/rows'

interface CorrectionFilter {
  now: Date
  /** Bills that were issued since then, and are not announced yet, are announced as they are now. */
  announcedSince: string
  /** Bills that were issued earlier are history. */
  issuedSince: string
  limit: number
}

const Taken = z.object({ count: z.int(), replacedIds: z.array(z.uuid()) })

/**
 * Each correction is returned to one caller, whose transaction notifies of it. Of several corrections of a bill, the earliest
 * one is returned, because its customer is told what the bill was before all of them. Corrections that change neither the
 * charges nor the due date are taken without a notice.
 */
export async function takeUnnoticedCorrections(tx: Executor, filter: CorrectionFilter): Promise<z.infer<typeof Taken>> {
  const { now, announcedSince, issuedSince, limit } = filter
  const taken = await tx.execute(sql`
    with unnoticed as (
      select id from replaced_statements where noticed_at is null order by replaced_at limit ${limit}
      for update skip locked),
    taken as (
      update replaced_statements r set noticed_at = ${now.toISOString()} from unnoticed u where r.id = u.id
      returning r.id, r.statement_id, r.replaced_at, r.charges, r.due_on),
    earliest as (select distinct on (statement_id) * from taken order by statement_id, replaced_at, id)
    select (select count(*)::int from taken) as count, coalesce(
      (select array_agg(e.id) from earliest e join statements s on s.id = e.statement_id
       where (e.charges, e.due_on) is distinct from (s.charges, s.due_on)
         and s.issued_on >= ${issuedSince}::date
         and (s.noticed_at is not null or s.issued_on < ${announcedSince}::date)), '{}') as "replacedIds"`)
  const [row] = rowsOf(Taken, taken)
  return row ?? { count: 0, replacedIds: [] }
}
