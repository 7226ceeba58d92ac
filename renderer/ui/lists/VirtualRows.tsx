/** A long list of rows of one height, of which only those in sight are there. It scrolls in a frame of its own. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './VirtualRows.module.css'

interface Props<Row> {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** In rem, so that larger text gets larger rows. */
  rowRem: number
  /** The row that has to be in sight. */
  current: number | null
  /** As many as there are on the server; unknown where it does not count that far. */
  totalCount: number | null
  /** The last rows are near. */
  onNearEnd: () => void
  children: (row: Row, index: number) => ReactNode
}

/** Rows drawn above and below those in sight. */
const spare = 6
/** Before the frame has been measured. */
const usualHeight = 600

export function VirtualRows<Row>({
  label,
  rows,
  rowKey,
  rowRem,
  current,
  totalCount,
  onNearEnd,
  children,
}: Props<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, height: usualHeight, rem: 16 })
  const rowHeight = rowRem * view.rem
  const first = Math.max(0, Math.floor(view.top / rowHeight) - spare)
  const last = Math.min(rows.length, Math.ceil((view.top + view.height) / rowHeight) + spare)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      setView((before) => ({ ...before, height: element.clientHeight || usualHeight, rem }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const isNearEnd = last >= rows.length - spare
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, rows.length, onNearEnd])

  useLayoutEffect(() => {
    const element = frame.current
    if (!element || current === null) return
    const top = current * rowHeight
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + rowHeight > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowHeight - element.clientHeight
    }
  }, [current, rowHeight])

  return (
    <div
      ref={frame}
      className={styles.frame}
      onScroll={({ currentTarget: { scrollTop } }) => setView((before) => ({ ...before, top: scrollTop }))}
    >
      <ul aria-label={label} className={styles.list} style={{ height: rows.length * rowHeight }}>
        {rows.slice(first, last).map((row, offset) => (
          <li
            key={rowKey(row)}
            aria-setsize={totalCount ?? -1}
            aria-posinset={first + offset + 1}
            className={styles.row}
            style={{ top: (first + offset) * rowHeight, height: rowHeight }}
          >
            {children(row, first + offset)}
          </li>
        ))}
      </ul>
    </div>
  )
}
