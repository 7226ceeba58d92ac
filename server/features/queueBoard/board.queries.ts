/** Counts what agents and teams have open, and how they answered in a period. Both counts are read from an index alone. */
import { and, asc, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { cases, isOpenMessage } from '../../db/schema/cases'
import { teams } from '../../db/schema/teams'

export interface OpenWork {
  user_id: string | null
  team_id: string | null
  open_count: number
  oldest: string
}

/** Returns the open messages of each pair of agent and team. */
export async function countOpen(db: Executor): Promise<OpenWork[]> {
  const { rows } = await db.execute<{ [Name in keyof OpenWork]: OpenWork[Name] }>(sql`
    select ${cases.assignedTo} as user_id, ${cases.teamId} as team_id, count(*)::int as open_count,
      to_json(min(${cases.customerWroteAt}) at time zone 'UTC')#>>'{}' as oldest
    from ${cases} where ${isOpenMessage(cases)} group by 1, 2`)
  return rows
}

/** The first answers of an agent, of a team, or of all. */
export interface AnsweredWork {
  /** Says of whom these are the figures. */
  scope: 'agent' | 'team' | 'all'
  user_id: string | null
  team_id: string | null
  answered_count: number
  median_minutes: number
  promised_count: number
  kept_count: number
}

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
  const { rows } = await db.execute<{ [Name in keyof AnsweredWork]: AnsweredWork[Name] }>(sql`
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
  return rows
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
