/** Which tiles a person sees, and in which order. */
import type { Preferences } from '#shared/customers/preferences'
import { sortByPreference } from './arrangeTiles'
import type { TileId } from './tileIds'
import type { TileEntry } from './tiles'

type Arrangement = Pick<Preferences, 'tile_order' | 'hidden_tiles'>

/** The tiles below the first row that people see until they arrange their own dashboard. */
const usualTiles: readonly TileId[] = [
  'properties',
  'accounts',
  'plan',
  'payment history',
  'billing history',
  'message box',
  'service tickets',
  'announcements',
]

/** A plan is about one address, and the list of accounts about several. One of them is enough. */
const isUsual = (id: TileId, billCount: number): boolean =>
  usualTiles.includes(id) && id !== (billCount > 1 ? 'plan' : 'accounts')

const isArranged = ({ tile_order, hidden_tiles }: Arrangement): boolean =>
  tile_order.length > 0 || hidden_tiles.length > 0

/** Returns the tiles that are hidden: those the person has hidden, or the unusual ones if they have arranged nothing. */
export function hiddenTilesOf(tiles: readonly TileEntry[], arrangement: Arrangement, billCount: number): string[] {
  if (isArranged(arrangement)) return arrangement.hidden_tiles
  return tiles.filter(({ id, isFixed }) => !isFixed && !isUsual(id, billCount)).map(({ id }) => id)
}

/** Returns the tiles to draw, in the person's order. */
export function shownTilesOf(tiles: readonly TileEntry[], arrangement: Arrangement, billCount: number): TileEntry[] {
  const hidden = hiddenTilesOf(tiles, arrangement, billCount)
  return sortByPreference(tiles, arrangement.tile_order).filter(({ id, isFixed }) => isFixed || !hidden.includes(id))
}
