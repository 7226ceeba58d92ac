/** Which tiles a person sees, and in which order. */
import type { Preferences } from '#shared/customers/preferences'
import { sortByPreference } from './arrangeTiles'
import type { TileId } from './tileIds'
import { countBills, type TileEntry, type Viewer } from './tiles'

type Arrangement = Pick<Preferences, 'tile_order' | 'hidden_tiles'>

interface DashboardShape {
  viewer: Viewer
  /** All tiles are below each other, as on a phone. */
  isSingleColumn: boolean
}

/** The tiles below the first row that people see until they arrange their own dashboard. */
const usualTiles: readonly TileId[] = [
  'properties',
  'lot board',
  'accounts',
  'plan',
  'payment history',
  'billing history',
  'message box',
  'service tickets',
  'announcements',
]

/** A plan is about one address, and the list of accounts about several, so one of them is enough. */
function usualTilesOf({ viewer, isSingleColumn }: DashboardShape): TileId[] {
  const leftOut: TileId[] = [
    countBills(viewer) > 1 ? 'plan' : 'accounts',
    ...(isSingleColumn ? (['payment history', 'announcements'] as const) : []),
  ]
  return usualTiles.filter((id) => !leftOut.includes(id))
}

/** Returns the tiles that are hidden: those the person has hidden, or the unusual ones if they have arranged nothing. */
export function hiddenTilesOf(
  tiles: readonly TileEntry[],
  { tile_order, hidden_tiles }: Arrangement,
  shape: DashboardShape,
): string[] {
  if (tile_order.length > 0 || hidden_tiles.length > 0) return hidden_tiles
  const usual = usualTilesOf(shape)
  return tiles.filter(({ id, isFixed }) => !isFixed && !usual.includes(id)).map(({ id }) => id)
}

/** Returns the tiles to draw, in the person's order. */
export function shownTilesOf(
  tiles: readonly TileEntry[],
  arrangement: Arrangement,
  shape: DashboardShape,
): TileEntry[] {
  const hidden = hiddenTilesOf(tiles, arrangement, shape)
  return sortByPreference(tiles, arrangement.tile_order).filter(({ id, isFixed }) => isFixed || !hidden.includes(id))
}
