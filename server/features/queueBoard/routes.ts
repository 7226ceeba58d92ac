/** Routes for the board of the message queue, which team leads read. */
import type { BoardGrouping } from '#shared/cases/teams'
import { exportQueueBoard, getQueueBoard } from '#shared/contract/cases/queueBoard'
import { startOfDay } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import type { ParsedOf } from '#shared/http/endpoint'
import * as boardTexts from '#shared/texts/cases/queueBoard'
import type { Executor } from '../../db/database'
import { findColleagues, findNames } from '../../directory/cases/assignees.queries'
import { auditActor } from '../../http/customerScope'
import { csvFileOfRows } from '../../http/files/csvFile'
import { type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './board.queries'
import { agentIdsIn, type BoardCounts, buildRows, buildTotal, sortRows } from './boardRows'

type BoardQuery = ParsedOf<typeof getQueueBoard>['query']

export function queueBoardRoutes(routeContext: RouteContext, { db, config }: Services): void {
  async function readBoard({ from, to, by, sort }: BoardQuery) {
    const zone = config.TIME_ZONE
    const [open, answered] = await Promise.all([
      queries.countOpen(db),
      queries.countAnswered(db, { start: startOfDay(from, zone), end: startOfDay(addDays(to, 1), zone) }),
    ])
    const counts = { open, answered }
    const rows = buildRows(by, await findRowNames(db, by, counts), counts)
    return { rows: sortRows(rows, sort), total: buildTotal(counts) }
  }

  serve(routeContext, getQueueBoard, async ({ query }) => {
    const [board, recordedSince] = await Promise.all([readBoard(query), queries.findRecordedSince(db)])
    return { ...board, recorded_since: recordedSince?.toISOString() ?? null }
  })

  serve(routeContext, exportQueueBoard, async ({ query, actor }, caller) => {
    const { from, to, by } = query
    const details = { list: boardTexts.groupingLabels[by], from_date: from, to_date: to }
    await auditActor(db, { actor, caller }, { action: 'queueBoard.exported', details })
    const { rows, total } = await readBoard(query)
    return csvFileOfRows({
      name: boardTexts.csvName(by, from, to),
      head: boardTexts.exportHead(by),
      rows: [...rows, { id: null, name: boardTexts.total, ...total }].map((row) => [
        row.name || boardTexts.unnamedRows[by],
        row.open_count,
        row.oldest_open_at ?? '',
        row.answered_count,
        row.median_minutes ?? '',
        row.promised_count,
        row.kept_percent ?? '',
      ]),
    })
  })
}

async function findRowNames(db: Executor, by: BoardGrouping, counts: BoardCounts) {
  if (by === 'teams') return queries.findTeamNames(db)
  const colleagues = await findColleagues(db, { right: 'QUEUE.write' })
  const known = new Set(colleagues.map(({ user_id }) => user_id))
  const others = await findNames(
    db,
    agentIdsIn(counts).filter((id) => !known.has(id)),
  )
  return [...colleagues, ...others].map(({ user_id: id, name }) => ({ id, name }))
}
