/** Orders and hides dashboard tiles. Buttons move tiles as well as dragging, so that the keyboard works too. */
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import * as preferenceTexts from '#shared/texts/preferences'
import styles from './TileOrder.module.css'

export interface OrderedTile {
  id: string
  title: string
}

interface TileOrderProps {
  /** All tiles in display order, including hidden ones. */
  tiles: readonly OrderedTile[]
  hidden: readonly string[]
  mayChange: boolean
  onChange: (changes: { tile_order?: string[]; hidden_tiles?: string[] }) => void
}

function moveItem(ids: readonly string[], from: number, to: number): string[] {
  const next = [...ids]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

export function TileOrder({ tiles, hidden, mayChange, onChange }: TileOrderProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [dropTarget, setDropTarget] = useState<string | null>(null)
  const [statusMessage, setStatusMessage] = useState('')
  const ids = tiles.map(({ id }) => id)

  function move(tile: OrderedTile, to: number): void {
    const from = ids.indexOf(tile.id)
    if (from < 0 || to < 0 || to >= ids.length || from === to) return
    onChange({ tile_order: moveItem(ids, from, to) })
    setStatusMessage(preferenceTexts.isNowNumberOf(tile.title, to + 1, ids.length))
  }

  function drop(targetId: string): void {
    const tile = tiles.find(({ id }) => id === dragged)
    if (tile) move(tile, ids.indexOf(targetId))
    setDragged(null)
    setDropTarget(null)
  }

  return (
    <>
      <ol className={styles.tiles} aria-label={preferenceTexts.dashboardTiles}>
        {tiles.map((tile, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only adds to what the buttons in it do.
          <li
            key={tile.id}
            className={styles.tile}
            data-over={(dropTarget === tile.id && dragged !== tile.id) || undefined}
            data-dragged={dragged === tile.id || undefined}
            draggable={mayChange}
            onDragStart={({ dataTransfer }) => {
              // Firefox only starts a drag that carries data.
              dataTransfer.setData('text/plain', tile.title)
              setDragged(tile.id)
            }}
            onDragOver={(event) => {
              event.preventDefault()
              setDropTarget(tile.id)
            }}
            onDrop={() => drop(tile.id)}
            onDragEnd={() => setDragged(null)}
          >
            {mayChange && <HolderOutlined aria-hidden className={styles.handle} />}
            <span className={styles.title}>{tile.title}</span>
            {mayChange && (
              <>
                <Button
                  type="text"
                  icon={<ArrowUpOutlined />}
                  aria-label={`Move ${tile.title} up`}
                  disabled={index === 0}
                  onClick={() => move(tile, index - 1)}
                />
                <Button
                  type="text"
                  icon={<ArrowDownOutlined />}
                  aria-label={`Move ${tile.title} down`}
                  disabled={index === tiles.length - 1}
                  onClick={() => move(tile, index + 1)}
                />
              </>
            )}
            <Switch
              aria-label={`Show ${tile.title}`}
              disabled={!mayChange}
              checked={!hidden.includes(tile.id)}
              onChange={(isShown) =>
                onChange({
                  hidden_tiles: isShown ? hidden.filter((id) => id !== tile.id) : [...hidden, tile.id],
                })
              }
            />
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{statusMessage}</output>
    </>
  )
}
