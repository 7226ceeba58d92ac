import { describe, expect, it } from 'vitest'
import { sortByPreference } from '../../../../renderer/app/dashboard/arrangeTiles'

const tiles = [{ id: 'alerts', isFixed: true as const }, { id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }]
const ordered = (order: string[]) => sortByPreference(tiles, order).map(({ id }) => id)

describe('the order of the tiles', () => {
  it('is the default if the user selected none', () => {
    expect(ordered([])).toEqual(['alerts', 'a', 'b', 'c', 'd'])
  })

  it('is the selected one, with fixed tiles in their places', () => {
    expect(ordered(['d', 'alerts', 'b', 'a', 'c'])).toEqual(['alerts', 'd', 'b', 'a', 'c'])
  })

  it('places a new tile after the one that it follows by default', () => {
    expect(ordered(['c', 'a', 'd'])).toEqual(['alerts', 'c', 'a', 'b', 'd'])
    expect(ordered(['c', 'b', 'd'])).toEqual(['alerts', 'a', 'c', 'b', 'd'])
  })

  it('ignores unknown names and repetitions', () => {
    expect(ordered(['x', 'b', 'b'])).toEqual(['alerts', 'a', 'b', 'c', 'd'])
  })
})
