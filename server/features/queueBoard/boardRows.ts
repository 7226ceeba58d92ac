/** Combines the counts of the board into one row for each agent or team. */
import { type BoardGrouping, type BoardSortColumn, boardSortColumns } from '#shared/cases/teams'
import type { BoardFigures, BoardRow } from '#shared/contract/cases/queueBoard'
import type { Sort } from '#shared/http/sorting'
import type { AnsweredWork, OpenWork } from './board.queries'

/** An agent or team, of which the board has one row. */
interface BoardSubject {
  id: string
  name: string
}

export interface BoardCounts {
  open: readonly OpenWork[]
  answered: readonly AnsweredWork[]
}

/** Returns a row for each subject, and one for messages without an agent or team if there are any. */
export function buildRows(
  by: BoardGrouping,
  subjects: readonly BoardSubject[],
  { open, answered }: BoardCounts,
): BoardRow[] {
  const scope = by === 'agents' ? 'agent' : 'team'
  const idOf = ({ user_id, team_id }: Pick<OpenWork, 'user_id' | 'team_id'>) => (by === 'agents' ? user_id : team_id)
  const figuresFor = (id: string | null): BoardFigures =>
    buildFigures(
      open.filter((work) => idOf(work) === id),
      answered.find((work) => work.scope === scope && idOf(work) === id),
    )
  const unnamed = figuresFor(null)
  return [
    ...subjects.map(({ id, name }) => ({ id, name, ...figuresFor(id) })),
    ...(unnamed.open_count > 0 || unnamed.answered_count > 0 ? [{ id: null, name: '', ...unnamed }] : []),
  ]
}

/** Returns the ids of all agents with figures, who may no longer work in the queue. */
export const agentIdsIn = ({ open, answered }: BoardCounts): string[] => [
  ...new Set(
    [...open, ...answered.filter(({ scope }) => scope === 'agent')].flatMap(({ user_id: id }) => (id ? [id] : [])),
  ),
]

export const buildTotal = ({ open, answered }: BoardCounts): BoardFigures =>
  buildFigures(
    open,
    answered.find(({ scope }) => scope === 'all'),
  )

function buildFigures(open: readonly OpenWork[], answered: AnsweredWork | undefined): BoardFigures {
  const oldest = open.map((work) => Date.parse(work.oldest)).reduce((first, at) => Math.min(first, at), Infinity)
  return {
    open_count: open.reduce((sum, work) => sum + work.open_count, 0),
    oldest_open_at: oldest === Infinity ? null : new Date(oldest).toISOString(),
    answered_count: answered?.answered_count ?? 0,
    median_minutes: answered ? Math.round(answered.median_minutes * 10) / 10 : null,
    promised_count: answered?.promised_count ?? 0,
    kept_percent: answered?.promised_count
      ? Math.round((1000 * answered.kept_count) / answered.promised_count) / 10
      : null,
  }
}

const sortValues: Record<BoardSortColumn, (row: BoardRow) => string | number | null> = {
  name: ({ name }) => (name === '' ? null : name.toLowerCase()),
  open: ({ open_count }) => open_count,
  // The oldest message is the first one in time, but has the highest age.
  oldest: ({ oldest_open_at }) => (oldest_open_at === null ? null : -Date.parse(oldest_open_at)),
  answered: ({ answered_count }) => answered_count,
  median: ({ median_minutes }) => median_minutes,
  kept: ({ kept_percent }) => kept_percent,
}

/** Empty values are last in both directions. Rows with equal values keep their order. */
export function sortRows(rows: readonly BoardRow[], sort: Sort<BoardSortColumn> | undefined): BoardRow[] {
  const column = boardSortColumns.find((name) => sort === name || sort === `-${name}`)
  if (!column) return [...rows]
  const direction = sort === column ? 1 : -1
  return rows.toSorted((left, right) => compare(sortValues[column](left), sortValues[column](right), direction))
}

function compare(left: string | number | null, right: string | number | null, direction: number): number {
  if (left === right) return 0
  if (left === null || right === null) return left === null ? 1 : -1
  return (left < right ? -1 : 1) * direction
}
