import { describe, expect, it } from 'vitest'
import { dark, light, type Palette } from '#shared/design/tokens'

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const texts: [text: keyof Palette, grounds: (keyof Palette)[]][] = [
  [
    'text',
    ['page', 'surface', 'raised', 'accentSoft', 'infoSoft', 'dangerSoft', 'warningSoft', 'successSoft', 'accentLine'],
  ],
  ['textSecondary', ['page', 'surface', 'raised', 'accentSoft', 'accentSofter', 'dangerSoft']],
  ['placeholder', ['surface', 'raised']],
  ['link', ['page', 'surface', 'raised', 'infoSoft', 'dangerSoft']],
  ['accent', ['surface', 'accentSoft']],
  ['onAccent', ['accent', 'accentHover', 'accentActive']],
  ['danger', ['page', 'surface', 'dangerSoft']],
  ['onDanger', ['danger']],
  ['warning', ['page', 'surface', 'warningSoft']],
  ['success', ['page', 'surface', 'successSoft']],
  ['info', ['surface', 'infoSoft']],
  ['onBrandPanel', ['brandPanel']],
  ['fiber', ['surface', 'page', 'fiberSoft']],
  ['gas', ['surface', 'page', 'gasSoft']],
  ['voip', ['surface', 'page', 'voipSoft']],
  ['tv', ['surface', 'page', 'tvSoft']],
  ['onBrandPanelMuted', ['brandPanel']],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s palette', (_name, palette) => {
  it.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    'makes %s readable on %s',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['controlLine', 'focusRing'] as const)('makes %s visible on its background', (line) => {
    expect(contrast(palette[line], palette.surface)).toBeGreaterThanOrEqual(3)
  })
})
