/** A list whose items are moved by dragging their handles, or with buttons, so that the keyboard works too. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../Button'
import { Icon } from '../icons/Icon'
import styles from './OrderedList.module.css'

export interface OrderedItem {
  id: string
  title: string
}

interface OrderedListProps<T> {
  label: string
  items: readonly T[]
  itemOf: (item: T) => OrderedItem
  /** Receives all ids in their new order. Null when the items cannot be moved. */
  onMove: ((ids: string[]) => void) | null
  children: (item: T) => ReactNode
}

export function OrderedList<T>({ label, items, itemOf, onMove, children }: OrderedListProps<T>) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [dropTarget, setDropTarget] = useState<string | null>(null)
  const [lastMove, setLastMove] = useState<{ item: OrderedItem; to: number } | null>(null)
  const ids = items.map((item) => itemOf(item).id)
  const keepFocus = useKeptFocus(ids.join(' '))

  function move(item: OrderedItem, to: number): void {
    const from = ids.indexOf(item.id)
    if (from === to || to < 0 || to >= ids.length) return
    keepFocus()
    setLastMove({ item, to })
    onMove?.(ids.toSpliced(from, 1).toSpliced(to, 0, item.id))
  }

  function drop(to: number): void {
    const item = items.map(itemOf).find(({ id }) => id === dragged)
    if (item) move(item, to)
    endDrag()
  }

  function endDrag(): void {
    setDragged(null)
    setDropTarget(null)
  }

  return (
    <>
      <output className="visually-hidden">
        {/* A move that could not be saved is not announced, because the item is elsewhere. */}
        {lastMove &&
          ids[lastMove.to] === lastMove.item.id &&
          commonTexts.movedTo(lastMove.item.title, lastMove.to + 1, ids.length)}
      </output>
      <ol className={styles.list} aria-label={label}>
        {items.map((listed, index) => {
          const item = itemOf(listed)
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Dragging is an alternative to the buttons in the item.
            <li
              key={item.id}
              className={styles.item}
              data-over={(dropTarget === item.id && dragged !== item.id) || undefined}
              data-dragged={dragged === item.id || undefined}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setDropTarget(item.id)
              }}
              onDrop={(event) => {
                event.preventDefault()
                drop(index)
              }}
            >
              {onMove && (
                <Controls
                  title={item.title}
                  isFirst={index === 0}
                  isLast={index === ids.length - 1}
                  onDrag={() => setDragged(item.id)}
                  onDragEnd={endDrag}
                  onUp={() => move(item, index - 1)}
                  onDown={() => move(item, index + 1)}
                />
              )}
              {children(listed)}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface ControlsProps {
  title: string
  isFirst: boolean
  isLast: boolean
  onDrag: () => void
  onDragEnd: () => void
  onUp: () => void
  onDown: () => void
}

function Controls({ title, isFirst, isLast, onDrag, onDragEnd, onUp, onDown }: ControlsProps) {
  const id = useId()
  return (
    <div className={styles.controls}>
      <span
        className={styles.handle}
        draggable
        title={commonTexts.dragToMove}
        aria-hidden
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move'
          // Firefox only starts a drag that carries data.
          dataTransfer.setData('text/plain', title)
          onDrag()
        }}
        onDragEnd={onDragEnd}
      >
        <Icon name="grip-vertical" />
      </span>
      <Button
        id={`${id}-up`}
        size="small"
        kind="text"
        icon={<Icon name="arrow-up" />}
        aria-label={commonTexts.moveUp(title)}
        aria-disabled={isFirst}
        onClick={onUp}
      />
      <Button
        id={`${id}-down`}
        size="small"
        kind="text"
        icon={<Icon name="arrow-down" />}
        aria-label={commonTexts.moveDown(title)}
        aria-disabled={isLast}
        onClick={onDown}
      />
    </div>
  )
}

/** An item loses the focus when it moves within the page. The returned function keeps it for the next order. */
function useKeptFocus(order: string): () => void {
  const focusedId = useRef<string | null>(null)
  useEffect(() => {
    if (focusedId.current !== null) document.getElementById(focusedId.current)?.focus()
    focusedId.current = null
  }, [order])
  return () => {
    focusedId.current = document.activeElement?.id || null
  }
}
