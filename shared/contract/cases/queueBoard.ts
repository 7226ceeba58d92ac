/** Defines the board of the message queue: what each agent or team has open, and how they answered in a period. */
import { z } from 'zod/mini'
import { boardGroupings, boardSortColumns, maxBoardDays } from '../../cases/teams'
import { countDays } from '../../format/dates'
import { Day, Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { sortField } from '../../http/sorting'
import * as boardTexts from '../../texts/cases/queueBoard'

const figures = {
  /** Counts the messages that are open now. */
  open_count: z.int(),
  /** The customer of the oldest open message last wrote then. It is null without open messages. */
  oldest_open_at: z.nullable(Moment),
  /** Counts the messages that got their first answer in the period. */
  answered_count: z.int(),
  /** Half of these messages were answered in at most this many minutes. It is null without answers. */
  median_minutes: z.nullable(z.number()),
  /** Counts the answered messages with a promise. */
  promised_count: z.int(),
  /** This share of them was answered by the promised time. It is null if no answer was promised. */
  kept_percent: z.nullable(z.number()),
}

export const BoardFigures = z.object(figures)
export type BoardFigures = z.infer<typeof BoardFigures>

export const BoardRow = z.object({
  /** The id of the agent or the team. It is null for messages that are assigned to no one, or belong to no team. */
  id: z.nullable(z.uuid()),
  /** The name is empty if the id is null. */
  name: z.string(),
  ...figures,
})
export type BoardRow = z.infer<typeof BoardRow>

const period = z.refine<{ from: string; to: string }>(
  ({ from, to }) => from <= to && countDays(from, to) <= maxBoardDays,
  { error: boardTexts.periodOutOfRange(maxBoardDays), path: ['to'] },
)

const filter = {
  /** The first and the last day of the period, in the provider’s time zone. */
  from: Day,
  to: Day,
  by: z.enum(boardGroupings),
  sort: sortField(boardSortColumns),
}

export const getQueueBoard = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-board',
  summary:
    'Returns open messages, first answers and kept promises of a period of at most 31 days, by agent or by team.',
  access: 'QUEUEADMIN.read',
  reads: ['QueueBoard'],
  query: z.object(filter).check(period),
  response: z.object({
    rows: z.array(BoardRow),
    total: BoardFigures,
    /** First answers are recorded since then. It is null if none was recorded yet. */
    recorded_since: z.nullable(Moment),
  }),
})

export const exportQueueBoard = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/export-queue-board',
  summary: 'Exports the board of a period as a spreadsheet, by agent or by team.',
  access: 'QUEUEADMIN.read',
  query: z.object(filter).check(period),
  file: 'text/csv',
  isExport: true,
})

export const queueBoard = { getQueueBoard, exportQueueBoard }
