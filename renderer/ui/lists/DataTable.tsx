/** A table for lists with server-side paging. It has no state. On narrow screens each row becomes a block. */
import { type ReactNode, useRef } from 'react'
import { EmptyPanel } from '../panels/Panel'
import { useHorizontalOverflow } from '../panels/useHorizontalOverflow'
import type { PictureName } from '../pictures/drawings'
import styles from './DataTable.module.css'

export interface Column<Row> {
  key: string
  title: string
  /** Figures are aligned at the end, so that their digits line up. */
  isFigure?: boolean
  /** The position in a block on a narrow screen: left (default), right, full width, or hidden. */
  narrow?: 'left' | 'right' | 'wide' | 'hidden'
  /** Blocks, which have no column head, show the title before the value. For values that need it, such as a date. */
  isNamed?: boolean
  /** Displayed once for rows of the same group (`groupOf`). */
  isShared?: boolean
  /** Holds the buttons of a row. It stays visible while a wide table scrolls, and can't be hidden. */
  isAction?: boolean
  render: (row: Row) => ReactNode
}

export interface DataTableProps<Row> {
  /** Describes the table for screen readers only. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** Rows of one group are consecutive. Shared columns show in the first row only. */
  groupOf?: (row: Row) => string
  /** Replaces the table when there are no rows. Lists that their `PageState` only shows with rows need none. */
  empty?: ReactNode
  emptyPicture?: PictureName | undefined
  /** A link or button that resolves the empty state. */
  emptyAction?: ReactNode
  /** The displayed rows are being replaced by another page. */
  isStale?: boolean
  /** Replaces the usual headings. */
  head?: ReactNode
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  groupOf = rowKey,
  empty,
  emptyPicture,
  emptyAction,
  isStale = false,
  head,
}: DataTableProps<Row>) {
  const sizes = sizesOf(rows, groupOf)
  if (rows.length === 0 && empty) {
    return (
      <EmptyPanel picture={emptyPicture} action={emptyAction}>
        {empty}
      </EmptyPanel>
    )
  }
  return (
    <Frame label={caption} isStale={isStale}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        {head ?? (
          <thead>
            <tr>
              {columns.map(({ key, title, isFigure, isAction }) => (
                <th key={key} scope="col" data-figure={isFigure || undefined} data-action={isAction || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} data-continued={sizes[index] === 0 || undefined}>
              {columns
                .filter(({ isShared }) => !isShared || sizes[index] !== 0)
                .map(({ key, title, isFigure, narrow = 'left', isNamed, isShared, isAction, render }) => (
                  <td
                    key={key}
                    data-figure={isFigure || undefined}
                    data-action={isAction || undefined}
                    data-narrow={narrow}
                    data-name={isNamed ? title : undefined}
                    rowSpan={isShared ? sizes[index] : undefined}
                  >
                    {render(row)}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  )
}

interface FrameProps {
  label: string
  isStale: boolean
  children: ReactNode
}

/** A table that is wider than its frame scrolls in it. Only then is the frame a stop for the keyboard. */
function Frame({ label, isStale, children }: FrameProps) {
  const frame = useRef<HTMLElement>(null)
  const { before, after } = useHorizontalOverflow(frame)
  const region = (before || after) && { 'aria-label': label, tabIndex: 0 }
  return (
    <section
      ref={frame}
      className={styles.frame}
      data-stale={isStale || undefined}
      data-cut={after || undefined}
      {...region}
    >
      {children}
    </section>
  )
}

/** Returns the group size for the first row of each group, and 0 for the others. */
function sizesOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string): number[] {
  const groups = rows.map(groupOf)
  return groups.map((group, index) => {
    if (group === groups[index - 1]) return 0
    const end = groups.findIndex((other, otherIndex) => otherIndex > index && other !== group)
    return (end < 0 ? groups.length : end) - index
  })
}
