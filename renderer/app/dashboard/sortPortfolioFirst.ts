/**
 * Owners of many properties see all of them first, because the address selected in the header is only one of many. What
 * needs attention is above the board, which fills the screen.
 */
import type { TileId } from './tileIds'

const portfolioTiles: readonly TileId[] = ['alerts', 'properties', 'balance', 'to resolve', 'lot board']
const addressTiles: readonly TileId[] = ['plan', 'account location', 'gas usage history']

function rankOf(id: TileId): number {
  const position = portfolioTiles.indexOf(id)
  if (position >= 0) return position
  return portfolioTiles.length + (addressTiles.includes(id) ? 1 : 0)
}

export const sortPortfolioFirst = <T extends { id: TileId }>(tiles: readonly T[]): T[] =>
  tiles.toSorted((left, right) => rankOf(left.id) - rankOf(right.id))
