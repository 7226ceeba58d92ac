/** The channels of the three TV packs and the add-on packs. All names are invented. */
import type { ChannelCategory } from '#shared/services/tv'
import type { tvChannels } from '../../schema/services/tv'

type ChannelRow = typeof tvChannels.$inferInsert

interface ChannelBlock {
  productCode: string
  /** The first channel number. */
  from: number
  parts: readonly (readonly [category: ChannelCategory, count: number])[]
}

const blocks: readonly ChannelBlock[] = [
  {
    productCode: 'TV-LOCAL-32',
    from: 2,
    parts: [
      ['local', 14],
      ['news', 6],
      ['kids', 4],
      ['life', 5],
      ['music', 3],
    ],
  },
  {
    productCode: 'TV-SELECT-120',
    from: 100,
    parts: [
      ['news', 12],
      ['film', 16],
      ['sports', 14],
      ['kids', 10],
      ['life', 18],
      ['music', 8],
      ['world', 10],
    ],
  },
  {
    productCode: 'TV-PRIME-210',
    from: 300,
    parts: [
      ['film', 20],
      ['sports', 26],
      ['news', 8],
      ['life', 14],
      ['world', 14],
      ['music', 8],
    ],
  },
  { productCode: 'TV-ADD-SPORTS', from: 500, parts: [['sports', 14]] },
  { productCode: 'TV-ADD-FILM', from: 520, parts: [['film', 9]] },
  { productCode: 'TV-ADD-KIDS', from: 540, parts: [['kids', 7]] },
]

const splitNames = (names: string): string[] => names.split(',').map((name) => name.trim())

const networkNames = splitNames(`
  Harbor, Meridian, Juniper, Northlight, Beacon, Copperline, Wren, Saffron, Tidewater, Orchard,
  Lantern, Summit, Bluebell, Cascade, Prairie, Magpie, Canyon, Driftwood, Marigold, Foxglove
`)

/** The second part of a channel's name. The next theme is used once every house has a channel with the previous one. */
const themes: Record<ChannelCategory, readonly [string, ...string[]]> = {
  local: ['Community'],
  news: ['News', 'Report'],
  film: ['Movies', 'Cinema', 'Classics'],
  sports: ['Sports', 'Arena', 'Outdoors'],
  kids: ['Kids', 'Junior'],
  music: ['Music'],
  life: ['Home', 'Kitchen', 'Nature'],
  world: ['International', 'World'],
}

const localNames = splitNames(`
  Quillmere 2, Dunmarrow 3, Hartsel Ferry 4, Quillmere City Council, Fennick Public Television, Channel Seven,
  Valley Weather, School District, Quillmere Arts, Dunmarrow Traffic, Ferry County Public Television,
  Farm and Market, Local Sports Night, Community Board
`)

export function demoChannels(): ChannelRow[] {
  const usedCounts = new Map<ChannelCategory, number>()
  return blocks.flatMap(({ productCode, from, parts }) =>
    parts
      .flatMap(([category, count]) => Array.from({ length: count }, () => category))
      .map((category, offset): ChannelRow => {
        const index = usedCounts.get(category) ?? 0
        usedCounts.set(category, index + 1)
        return { number: from + offset, name: nameOf(category, index), category, productCode }
      }),
  )
}

function nameOf(category: ChannelCategory, index: number): string {
  if (category === 'local') return localNames[index % localNames.length] ?? ''
  const ofCategory = themes[category]
  const networkName = networkNames[index % networkNames.length] ?? ''
  return `${networkName} ${ofCategory[Math.floor(index / networkNames.length)] ?? ofCategory[0]}`
}
