/** A long list of rows of one height, of which only those in sight are there. It scrolls in a frame of its own; on paper it is whole. */
import {
  observeElementRect,
  useVirtualizer,
  type Rect,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
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
/** Where nothing is laid out. */
const usualHeight = 600

const observeFrame = (frame: Virtualizer<HTMLDivElement, Element>, tell: (rect: Rect) => void) =>
  observeElementRect(frame, ({ width, height }) => tell({ width, height: height || usualHeight }))

export function VirtualRows<Row>(props: Props<Row>) {
  const { label, rows, rowKey, current, totalCount, onNearEnd, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const [rem] = useState(remInPixels)
  const rowHeight = props.rowRem * rem
  // oxlint-disable-next-line react/incompatible-library -- what it answers stays in here, and is not remembered
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    observeElementRect: observeFrame,
    overscan: spare,
  })
  const shown = virtual.getVirtualItems()

  const isNearEnd = (shown.at(-1)?.index ?? 0) >= rows.length - spare
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, rows.length, onNearEnd])

  // It keeps the heights that it knows: rows of another height, as on a window that becomes narrow, are laid out anew.
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])

  useLayoutEffect(() => {
    if (current !== null) virtual.scrollToIndex(current)
  }, [virtual, current])

  const isPrinting = usePrinting()
  const drawn = isPrinting ? rows.map((_, index) => ({ index, style: {} })) : shown.map(placed)
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

const placed = ({ index, start, size }: VirtualItem) => ({ index, style: { top: start, height: size } })

/** True from the moment before the page goes on paper until after it. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes the page as it is when the event has been handled.
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

/** The height of a rem in pixels: the size of the text that was chosen. */
const remInPixels = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
