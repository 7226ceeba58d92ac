/** The zoom of the page. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zoomRange } from '#shared/desktop/settings'
import { nextZoom } from '../../../../electron/windows/zoom'

describe('the zoom', () => {
  it.each([
    [1, 'in', 1.1],
    [1, 'out', 0.9],
    [1.3, 'in', 1.5],
    [1.3, 'out', 1.25],
    [3, 'in', 3],
    [0.5, 'out', 0.5],
    [2.5, 'reset', 1],
  ] as const)('a zoom of %f becomes %s to %f', (from, step, to) => expect(nextZoom(from, step)).toBe(to))

  it('stays within readable limits, and accepts any previous value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), (from) => {
        const [larger, smaller] = [nextZoom(from, 'in'), nextZoom(from, 'out')]
        expect(larger >= from && smaller <= from).toBe(true)
        expect(larger <= zoomRange.most && smaller >= zoomRange.min).toBe(true)
      }),
    )
  })

  it('returns in as many steps as it was changed', () => {
    const there = [1, 2, 3].reduce((zoom) => nextZoom(zoom, 'in'), 1)
    expect([1, 2, 3].reduce((zoom) => nextZoom(zoom, 'out'), there)).toBe(1)
  })
})
