import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as commonTexts from '#shared/texts/common'
import { DateText } from '../../ui/DateText'
import type { Column } from '../../ui/lists/DataTable'

interface Run {
  run_id: string
  started_at: string
  started_by: string
  row_count: number
}

interface RunColumnOptions<R> {
  /** The tab that lists these runs. */
  tab: string
  timeZone: string
  statusBadge: (run: R) => ReactNode
  countProcessed: (run: R) => number
  /** Columns about the run itself, before those that count. */
  about?: Column<R>[]
}

/** The columns that every list of runs has. */
export const runColumns = <R extends Run>({
  tab,
  timeZone,
  statusBadge,
  countProcessed,
  about = [],
}: RunColumnOptions<R>): Column<R>[] => [
  {
    key: 'started',
    title: commonTexts.started,
    render: ({ run_id, started_at }) => (
      <Link to={`?tab=${tab}&run=${run_id}`}>
        <DateText value={started_at} withTime timeZone={timeZone} />
      </Link>
    ),
  },
  { key: 'status', title: commonTexts.status, narrow: 'wide', render: statusBadge },
  { key: 'by', title: commonTexts.by, narrow: 'wide', isNamed: true, render: ({ started_by }) => started_by },
  ...about,
  {
    key: 'accounts',
    title: commonTexts.accounts,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: (run) => commonTexts.progress(countProcessed(run), run.row_count),
  },
]
