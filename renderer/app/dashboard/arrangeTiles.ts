/** Arranges the tiles: rows across the page, and between them columns of about the same height. */

interface SpannedTile {
  span: 'hero' | 'row' | 'column'
}

/** Each row is its own band. Neighboring tiles of columns share a band, and so do those of the first row. */
export function bandsOf<T extends SpannedTile>(tiles: readonly T[]): T[][] {
  const bands: T[][] = []
  for (const tile of tiles) {
    const last = bands.at(-1)
    if (tile.span !== 'row' && last?.[0]?.span === tile.span) last.push(tile)
    else bands.push([tile])
  }
  return bands
}

interface TileColumn<T> {
  height: number
  tiles: T[]
}

/**
 * Each tile goes to the shortest column so far, or the first of equal ones. Reading and tab order go down one column
 * after the other. There are never more columns than tiles with a height.
 */
export function columnsOf<T>(tiles: readonly T[], count: number, heightOf: (tile: T) => number): T[][] {
  const filledCount = tiles.filter((tile) => heightOf(tile) > 0).length
  const createColumn = (): TileColumn<T> => ({ height: 0, tiles: [] })
  const columns = Array.from({ length: Math.max(1, Math.min(count, filledCount)) }, createColumn)
  for (const tile of tiles) {
    const shortest = columns.reduce((lowest, column) => (column.height < lowest.height ? column : lowest))
    shortest.tiles.push(tile)
    shortest.height += heightOf(tile)
  }
  return columns.map((column) => column.tiles)
}

interface OrderableTile {
  id: string
  /** The tile keeps its place in the table. */
  isFixed?: true
}

interface PlacedTile extends OrderableTile, SpannedTile {}

/**
 * In a single column, the balance is above the alerts, which may grow, and what needs attention directly follows them:
 * the rest of the first row would fill the screen.
 */
export function moveBalanceUp<T extends PlacedTile>(tiles: readonly T[]): T[] {
  const [alerts, balance, ...others] = tiles
  if (!alerts || balance?.id !== 'balance') return [...tiles]
  const isUrgent = ({ id }: T) => id === 'to resolve'
  return [balance, alerts, ...others.filter(isUrgent), ...others.filter((tile) => !isUrgent(tile))]
}

/** Sorts the tiles by the person's order. A tile missing there, because it is new, follows its default predecessor. */
export function sortByPreference<T extends OrderableTile>(tiles: readonly T[], order: readonly string[]): T[] {
  if (order.length === 0) return [...tiles]
  const placed: T[] = tiles.filter(({ isFixed }) => isFixed)
  const free = tiles.filter(({ isFixed }) => !isFixed)
  for (const id of order) {
    const tile = free.find((candidate) => candidate.id === id)
    if (tile && !placed.includes(tile)) placed.push(tile)
  }
  free.forEach((tile, index) => {
    if (placed.includes(tile)) return
    const previous = free[index - 1]
    const position = previous ? placed.indexOf(previous) + 1 : placed.filter(({ isFixed }) => isFixed).length
    placed.splice(position, 0, tile)
  })
  return placed
}
