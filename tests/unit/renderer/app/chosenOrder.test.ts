import { describe, expect, it } from 'vitest'
import { sortByPreference } from '../../../../renderer/app/dashboard/arrangeTiles'

const tiles = [{ id: 'alerts', isFixed: true as const }, { id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]
const ordered = (order: string[]) => sortByPreference(tiles, order).map(({ id }) => id)

describe('the order of the tiles', () => {
  it('is that of the table for whoever has chosen none', () => {
    expect(ordered([])).toEqual(['alerts', 'a', 'b', 'c', 'd'])
  })

  it('is the chosen one, with what cannot be moved in its place', () => {
    expect(ordered(['d', 'alerts', 'b', 'a', 'c'])).toEqual(['alerts', 'd', 'b', 'a', 'c'])
  })

  it('puts a tile that is new after the one it follows for everybody', () => {
    expect(ordered(['c', 'a', 'd'])).toEqual(['alerts', 'c', 'a', 'b', 'd'])
    expect(ordered(['c', 'b', 'd'])).toEqual(['alerts', 'a', 'c', 'b', 'd'])
  })

  it('passes over names it does not know, and names that come twice', () => {
    expect(ordered(['x', 'b', 'b'])).toEqual(['alerts', 'a', 'b', 'c', 'd'])
  })
})
