import { describe, expect, it } from 'vitest'
import { bandsOf, columnsOf, moveBalanceUp } from '../../../../renderer/app/dashboard/arrangeTiles'

const tile = (id: string, height: number, span: 'column' | 'row' = 'column') => ({ id, height, span })
const ids = (groups: { id: string }[][]): string[][] => groups.map((group) => group.map(({ id }) => id))

describe('the tiles of the dashboard', () => {
  it('are in columns of about the same height, in their order from top to bottom', () => {
    const tiles = [tile('a', 10), tile('b', 30), tile('c', 15), tile('d', 10), tile('e', 10)]
    expect(ids(columnsOf(tiles, 3, ({ height }) => height))).toEqual([['a', 'd'], ['b'], ['c', 'e']])
    expect(ids(columnsOf(tiles, 1, ({ height }) => height))).toEqual([['a', 'b', 'c', 'd', 'e']])
  })

  it('leave no column empty', () => {
    expect(ids(columnsOf([tile('a', 10), tile('b', 10)], 4, ({ height }) => height))).toEqual([['a'], ['b']])
  })

  it('do not move for a tile that may be missing', () => {
    const tiles = [tile('maybe', 0), tile('a', 10), tile('b', 10)]
    expect(ids(columnsOf(tiles, 2, ({ height }) => height))).toEqual([['maybe', 'a'], ['b']])
  })

  it('are separated by a tile of full width', () => {
    expect(
      ids(bandsOf([tile('top', 3, 'row'), tile('a', 1), tile('b', 1), tile('middle', 3, 'row'), tile('c', 1)])),
    ).toEqual([['top'], ['a', 'b'], ['middle'], ['c']])
  })

  it('have what needs attention before the rest of the first row in a single column', () => {
    const [alerts, balance, usage, urgent] = [
      tile('alerts', 3, 'row'),
      tile('balance', 12),
      tile('usage', 9),
      tile('to resolve', 0, 'row'),
    ]
    const ids = moveBalanceUp([alerts, balance, usage, urgent]).map(({ id }) => id)
    expect(ids).toEqual(['balance', 'alerts', 'to resolve', 'usage'])
  })

  it('start with the balance in a single column, unless properties come before it', () => {
    const [alerts, balance, properties] = [tile('alerts', 3, 'row'), tile('balance', 12), tile('properties', 9)]
    const idsOf = (tiles: { id: string }[]) => tiles.map(({ id }) => id)
    expect(idsOf(moveBalanceUp([alerts, balance, properties]))).toEqual(['balance', 'alerts', 'properties'])
    const portfolio = [alerts, properties, balance]
    expect(idsOf(moveBalanceUp(portfolio))).toEqual(idsOf(portfolio))
  })
})
