import { describe, expect, it } from 'vitest'
import { demoChannels } from '../../../server/db/seed/services/channels'

const channels = demoChannels()

describe('the channels of the demo', () => {
  it.each([
    [['TV-LOCAL-32'], 32],
    [['TV-LOCAL-32', 'TV-SELECT-120'], 120],
    [['TV-LOCAL-32', 'TV-SELECT-120', 'TV-PRIME-210'], 210],
    [['TV-ADD-SPORTS'], 14],
    [['TV-ADD-FILM'], 9],
    [['TV-ADD-KIDS'], 7],
  ])('the channels of %j match the number in the catalog: %i', (codes, count) => {
    expect(channels.filter(({ productCode }) => codes.includes(productCode))).toHaveLength(count)
  })

  it('have unique numbers and names', () => {
    expect(new Set(channels.map(({ number }) => number)).size).toBe(channels.length)
    expect(new Set(channels.map(({ name }) => name)).size).toBe(channels.length)
  })
})
