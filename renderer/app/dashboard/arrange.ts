/** Where the tiles stand: rows across the page, and between them columns of about the same height. */

interface Placed {
  span: 'column' | 'row'
}

/** Each row stands alone; what lies between two of them shares columns. */
export function bandsOf<T extends Placed>(tiles: readonly T[]): T[][] {
  const bands: T[][] = []
  for (const tile of tiles) {
    const last = bands.at(-1)
    if (tile.span === 'column' && last?.[0]?.span === 'column') last.push(tile)
    else bands.push([tile])
  }
  return bands
}

interface Column<T> {
  height: number
  tiles: T[]
}

/**
 * Each tile goes to the column that is the shortest so far, the first of them when they are alike. Reading and tabbing
 * go down one column after the other, as the eye does. There are never more columns than tiles to fill them.
 */
export function columnsOf<T>(tiles: readonly T[], count: number, heightOf: (tile: T) => number): T[][] {
  const filling = tiles.filter((tile) => heightOf(tile) > 0).length
  const empty = (): Column<T> => ({ height: 0, tiles: [] })
  const columns = Array.from({ length: Math.max(1, Math.min(count, filling)) }, empty)
  for (const tile of tiles) {
    const shortest = columns.reduce((least, column) => (column.height < least.height ? column : least))
    shortest.tiles.push(tile)
    shortest.height += heightOf(tile)
  }
  return columns.map((column) => column.tiles)
}

interface Ordered {
  id: string
  /** Always where the table has it. */
  isFixed?: true
}

/** The tiles as a person wants them. One they have not placed, because it is new, follows the tile it follows for everybody. */
export function inChosenOrder<T extends Ordered>(tiles: readonly T[], order: readonly string[]): T[] {
  const placed: T[] = tiles.filter(({ isFixed }) => isFixed)
  const free = tiles.filter(({ isFixed }) => !isFixed)
  for (const id of order) {
    const tile = free.find((candidate) => candidate.id === id)
    if (tile && !placed.includes(tile)) placed.push(tile)
  }
  free.forEach((tile, index) => {
    if (placed.includes(tile)) return
    const before = free[index - 1]
    const at = before ? placed.indexOf(before) + 1 : placed.filter(({ isFixed }) => isFixed).length
    placed.splice(at, 0, tile)
  })
  return placed
}
