/**
 * A long list of equally high rows that renders only the visible ones. It has its own scroll frame, and prints fully.
 */
import {
  observeElementRect,
  type Rect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './VirtualRows.module.css'

interface Props<Row> {
  label: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** In rem, so that larger text gets higher rows. */
  rowRem: number
  /** The row that must be visible. */
  current: number | null
  /** The number of rows on the server; null when the server does not count that far. */
  totalCount: number | null
  /** Called when the end of the loaded rows is near. */
  onNearEnd: () => void
  children: (row: Row, index: number) => ReactNode
}

/** The number of rows rendered above and below the visible ones. */
const overscanRows = 6
/** Used when the frame has no height, because nothing is laid out. */
const defaultHeight = 600

const observeFrame = (frame: Virtualizer<HTMLDivElement, Element>, onRect: (rect: Rect) => void) =>
  observeElementRect(frame, ({ width, height }) => onRect({ width, height: height || defaultHeight }))

export function VirtualRows<Row>(props: Props<Row>) {
  const { label, rows, rowKey, current, totalCount, onNearEnd, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const [rem] = useState(remInPixels)
  const rowHeight = props.rowRem * rem
  // oxlint-disable-next-line react/incompatible-library -- The returned functions are used only here, and are not memoized.
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    observeElementRect: observeFrame,
    overscan: overscanRows,
  })
  const visibleItems = virtual.getVirtualItems()

  const isNearEnd = (visibleItems.at(-1)?.index ?? 0) >= rows.length - overscanRows
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, rows.length, onNearEnd])

  // The virtualizer caches row heights, so it must measure again when the height changes, such as on a narrow window.
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])

  useLayoutEffect(() => {
    if (current !== null) virtual.scrollToIndex(current)
  }, [virtual, current])

  const isPrinting = usePrinting()
  const drawn = isPrinting ? rows.map((_, index) => ({ index, style: {} })) : visibleItems.map(toPlacedRow)
  return (
    <div ref={frame} className={styles.frame}>
      <ul aria-label={label} className={styles.list} style={isPrinting ? {} : { height: virtual.getTotalSize() }}>
        {drawn.map(({ index, style }) => {
          const row = rows[index]
          return (
            row && (
              <li
                key={rowKey(row)}
                aria-setsize={totalCount ?? -1}
                aria-posinset={index + 1}
                className={styles.row}
                style={style}
              >
                {children(row, index)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

const toPlacedRow = ({ index, start, size }: VirtualItem) => ({ index, style: { top: start, height: size } })

/** True from just before printing until after it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the page as it is when the event handler returns.
    const begin = (): void => flushSync(() => setPrinting(true))
    const end = (): void => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Returns the height of a rem in pixels, which depends on the selected text size. */
const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
