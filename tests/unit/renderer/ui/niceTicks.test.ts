import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceTicks } from '../../../../renderer/ui/charts/niceTicks'

describe('the figures of an axis', () => {
  it.each([
    [146, [0, 50, 100, 150]],
    [262, [0, 100, 200, 300]],
    [3.4, [0, 1, 2, 3, 4]],
    [0, [0, 1]],
  ])('the figures of an axis up to %d are round', (highest, ticks) => {
    expect(niceTicks(highest)).toEqual(ticks)
  })

  it.each([
    [10, 0, [0, 5, 10]],
    [10, 1, [0, 2.5, 5, 7.5, 10]],
    [0.4, 0, [0, 1]],
    [0.4, 1, [0, 0.1, 0.2, 0.3, 0.4]],
  ])('the figures of an axis up to %d with %d decimals are shown in full', (highest, decimals, ticks) => {
    expect(niceTicks(highest, decimals)).toEqual(ticks)
    for (const tick of ticks) expect(Number(tick.toFixed(decimals))).toBe(tick)
  })

  it('reach the maximum with few steps, whatever it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e7, noNaN: true }), (highest) => {
        const ticks = niceTicks(highest)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * 0.999_99)
        expect(ticks.length).toBeLessThanOrEqual(6)
      }),
    )
  })
})
