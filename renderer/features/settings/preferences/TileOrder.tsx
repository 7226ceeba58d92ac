/** Orders and hides dashboard tiles. */

import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { type OrderedItem, OrderedList } from '../../../ui/lists/OrderedList'
import { Switch } from '../../../ui/Switch'
import styles from './TileOrder.module.css'

interface TileOrderProps {
  /** All tiles in display order, including hidden ones. */
  tiles: readonly OrderedItem[]
  hidden: readonly string[]
  mayChange: boolean
  /** Order and hidden tiles are stored together, because the usual tiles apply until the person arranges their own. */
  onChange: (changes: { tile_order: string[]; hidden_tiles: string[] }) => void
}

export const TileOrder = ({ tiles, hidden, mayChange, onChange }: TileOrderProps) => (
  <OrderedList
    label={preferenceTexts.dashboardTiles}
    items={tiles}
    itemOf={(tile) => tile}
    onMove={mayChange ? (tile_order) => onChange({ tile_order, hidden_tiles: [...hidden] }) : null}
  >
    {({ id, title }) => (
      <>
        <span className={styles.title}>{title}</span>
        <Switch
          aria-label={commonTexts.show(title)}
          disabled={!mayChange}
          checked={!hidden.includes(id)}
          onChange={(isShown) =>
            onChange({
              tile_order: tiles.map((tile) => tile.id),
              hidden_tiles: isShown ? hidden.filter((other) => other !== id) : [...hidden, id],
            })
          }
        />
      </>
    )}
  </OrderedList>
)
