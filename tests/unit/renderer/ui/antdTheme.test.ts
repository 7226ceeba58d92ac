import { describe, expect, it } from 'vitest'
import { themesFor } from '../../../../renderer/ui/theme/antdTheme'

const lightness = (color: unknown): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(String(color).slice(at, at + 2), 16), 0)

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  it('shows the selected option lighter than the others', () => {
    const { itemSelectedBg, trackBg } = themesFor(16)[name].components?.Segmented ?? {}
    expect(lightness(itemSelectedBg)).toBeGreaterThan(lightness(trackBg))
  })

  it('shows which option of a list the arrow keys have reached', () => {
    const { token, components } = themesFor(16)[name]
    const difference = lightness(components?.Select?.optionActiveBg) - lightness(token?.colorBgElevated)
    expect(Math.abs(difference)).toBeGreaterThan(20)
  })
})
