/** The figures of each agent or team, with their total above them. */

import type { BoardGrouping } from '#shared/cases/teams'
import type { BoardFigures, BoardRow } from '#shared/contract/cases/queueBoard'
import { durationText, elapsedText } from '#shared/format/durations'
import { percentText } from '#shared/format/plural'
import * as boardTexts from '#shared/texts/cases/queueBoard'
import * as pageTexts from '#shared/texts/pages'
import { useCurrentMinute } from '../../domain/cases/useCurrentMinute'
import { numberText } from '../../ui/format/amounts'
import { ConsoleTable } from '../../ui/lists/ConsoleTable'
import type { Column } from '../../ui/lists/DataTable'
import type { ListSort } from '../../ui/lists/useListSort'
import styles from './queueBoard.module.css'

interface Props {
  rows: BoardRow[]
  total: BoardFigures
  by: BoardGrouping
  sorting: ListSort
  isStale: boolean
}

const none = '–'

interface ShownFigure {
  key: string
  title: string
  text: (figures: BoardFigures, now: number) => string
}

const figures: ShownFigure[] = [
  { key: 'open', title: boardTexts.openNow, text: ({ open_count }) => numberText(open_count) },
  {
    key: 'oldest',
    title: boardTexts.oldestOpen,
    text: ({ oldest_open_at: oldest }, now) =>
      oldest === null ? none : durationText((now - Date.parse(oldest)) / 60_000),
  },
  { key: 'answered', title: boardTexts.firstAnswers, text: ({ answered_count }) => numberText(answered_count) },
  {
    key: 'median',
    title: boardTexts.medianTime,
    text: ({ median_minutes }) => (median_minutes === null ? none : elapsedText(median_minutes)),
  },
  {
    key: 'kept',
    title: boardTexts.promisesKept,
    text: ({ kept_percent }) => (kept_percent === null ? none : percentText(kept_percent)),
  },
]

export function BoardTable({ rows, total, by, sorting, isStale }: Props) {
  const now = useCurrentMinute()
  const columns: Column<BoardRow>[] = [
    {
      key: 'name',
      title: boardTexts.nameTitles[by],
      narrow: 'wide',
      render: ({ id, name }) => (id === null ? <em>{boardTexts.unnamedRows[by]}</em> : <strong>{name}</strong>),
    },
    ...figures.map(
      ({ key, title, text }): Column<BoardRow> => ({
        key,
        title,
        isFigure: true,
        narrow: 'wide',
        isNamed: true,
        render: (row) => text(row, now),
      }),
    ),
  ]
  return (
    <>
      <dl className={styles.total} aria-label={boardTexts.total}>
        {figures.map(({ key, title, text }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{text(total, now)}</dd>
          </div>
        ))}
      </dl>
      <ConsoleTable
        caption={pageTexts.queueBoard}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id ?? 'none'}
        sorting={sorting}
        isStale={isStale}
      />
    </>
  )
}
