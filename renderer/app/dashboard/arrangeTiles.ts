/** Arranges the tiles: rows across the page, and between them columns of about the same height. */

interface SpannedTile {
  span: 'column' | 'row'
}

/** Each row is its own band. The column tiles between two rows share a band. */
export function bandsOf<T extends SpannedTile>(tiles: readonly T[]): T[][] {
  const bands: T[][] = []
  for (const tile of tiles) {
    const last = bands.at(-1)
    if (tile.span === 'column' && last?.[0]?.span === 'column') last.push(tile)
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
 * Moves the balance before everything that may come or grow later, unless the person has put another tile first. In a
 * single column it is even above the alerts.
 */
export function moveBalanceUp<T extends PlacedTile>(tiles: readonly T[], columnCount: number): T[] {
  const first = tiles.find(({ isFixed }) => !isFixed)
  if (first?.id !== 'balance') return [...tiles]
  const others = tiles.filter((tile) => tile !== first)
  if (columnCount === 1) return [first, ...others]
  const isFixedRow = ({ isFixed, span }: T) => isFixed && span === 'row'
  return [...others.filter(isFixedRow), first, ...others.filter((tile) => !isFixedRow(tile))]
}

/** Sorts the tiles by the person's order. A tile missing there, because it is new, follows its default predecessor. */
export function sortByPreference<T extends OrderableTile>(tiles: readonly T[], order: readonly string[]): T[] {
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
