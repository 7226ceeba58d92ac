/** A table for lists that the server pages: rows as they come, no client-side state. Narrow screens show each row as a block. */
import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  title: string
  /** Figures stand at the end, so that their digits line up. */
  isFigure?: boolean
  /** Where it stands when a row is a block on a narrow screen: at the left (unless said otherwise), at the right, over the whole width, or not at all. */
  narrow?: 'left' | 'right' | 'wide' | 'hidden'
  /** What it is, said where the column has no head: for what does not speak for itself, such as a date. */
  narrowName?: string
  /** Said once for rows that belong together (`groupOf`). */
  isShared?: boolean
  render: (row: Row) => ReactNode
}

interface Props<Row> {
  /** Says what the table lists; read out, not shown. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Rows of the same group follow each other and belong together: what is shared is said in the first alone. */
  groupOf?: (row: Row) => string
  /** Stands in place of the rows when there are none. */
  empty: ReactNode
  /** Rows of the page before are being replaced. */
  isStale?: boolean
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  groupOf = rowKey,
  empty,
  isStale = false,
}: Props<Row>) {
  const sizes = sizesOf(rows, groupOf)
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>
  return (
    <div className={styles.frame} data-stale={isStale || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isFigure }) => (
              <th key={key} scope="col" data-figure={isFigure || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row)} data-continued={sizes[at] === 0 || undefined}>
              {columns
                .filter(({ isShared }) => !isShared || sizes[at] !== 0)
                .map(({ key, isFigure, narrow = 'left', narrowName, isShared, render }) => (
                  <td
                    key={key}
                    data-figure={isFigure || undefined}
                    data-narrow={narrow}
                    data-name={narrowName}
                    rowSpan={isShared ? sizes[at] : undefined}
                  >
                    {render(row)}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** For the first row of each group how many rows it has; 0 for the others. */
function sizesOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string): number[] {
  const groups = rows.map(groupOf)
  return groups.map((group, at) => {
    if (group === groups[at - 1]) return 0
    const end = groups.findIndex((other, behind) => behind > at && other !== group)
    return (end < 0 ? groups.length : end) - at
  })
}
