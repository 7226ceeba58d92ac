/** Counts what agents and teams have open, and how they answered in a period. Both counts are read from an index alone. */
import { and, asc, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Executor } from '../../db/database'
import { rowsOf } from '../../db/rows'
import { cases, isOpenMessage } from '../../db/schema/cases/cases'
import { teams } from '../../db/schema/cases/teams'

const OpenWork = z.object({
  user_id: z.nullable(z.string()),
  team_id: z.nullable(z.string()),
  open_count: z.int(),
  oldest: z.string(),
})
export type OpenWork = z.infer<typeof OpenWork>

/** Returns the open messages of each pair of agent and team. */
export async function countOpen(db: Executor): Promise<OpenWork[]> {
  const counted = await db.execute(sql`
    select ${cases.assignedTo} as user_id, ${cases.teamId} as team_id, count(*)::int as open_count,
      to_json(min(${cases.customerWroteAt}) at time zone 'UTC')#>>'{}' as oldest
    from ${cases} where ${isOpenMessage(cases)} group by 1, 2`)
  return rowsOf(OpenWork, counted)
}

/** The first answers of an agent, of a team, or of all. */
const AnsweredWork = z.object({
  /** Says of whom these are the figures. */
  scope: z.enum(['agent', 'team', 'all']),
  user_id: z.nullable(z.string()),
  team_id: z.nullable(z.string()),
  answered_count: z.int(),
  median_minutes: z.number(),
  promised_count: z.int(),
  kept_count: z.int(),
})
export type AnsweredWork = z.infer<typeof AnsweredWork>

export interface BoardPeriod {
  start: Date
  /** The period ends before this moment. */
  end: Date
}

export async function countAnswered(db: Executor, { start, end }: BoardPeriod): Promise<AnsweredWork[]> {
  // Sorting floating-point numbers takes half as long as sorting the decimals that `extract` returns.
  const elapsedSeconds = sql`date_part('epoch', ${cases.firstAnsweredAt} - ${cases.createdAt})`
  const isInPeriod = and(
    isNotNull(cases.firstAnsweredAt),
    gte(cases.firstAnsweredAt, start),
    lt(cases.firstAnsweredAt, end),
  )
  const counted = await db.execute(sql`
    select case when grouping(${cases.firstAnsweredBy}) = 0 then 'agent'
        when grouping(${cases.teamId}) = 0 then 'team' else 'all' end as scope,
      ${cases.firstAnsweredBy} as user_id, ${cases.teamId} as team_id,
      count(*)::int as answered_count,
      (percentile_cont(0.5) within group (order by ${elapsedSeconds}) / 60)::float8 as median_minutes,
      count(${cases.firstAnswerDueAt})::int as promised_count,
      (count(*) filter (where ${cases.firstAnsweredAt} <= ${cases.firstAnswerDueAt}))::int as kept_count
    from ${cases} where ${isInPeriod}
    group by grouping sets ((${cases.firstAnsweredBy}), (${cases.teamId}), ())
    having count(*) > 0`)
  return rowsOf(AnsweredWork, counted)
}

/** Returns when the first answer was recorded. Older messages have no figures. */
export async function findRecordedSince(db: Executor): Promise<Date | null> {
  const [first] = await db
    .select({ at: cases.firstAnsweredAt })
    .from(cases)
    .where(isNotNull(cases.firstAnsweredAt))
    .orderBy(cases.firstAnsweredAt)
    .limit(1)
  return first?.at ?? null
}

/** Returns all teams in their order. */
export const findTeamNames = (db: Executor): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .orderBy(asc(teams.position), asc(sql`lower(${teams.name})`))
