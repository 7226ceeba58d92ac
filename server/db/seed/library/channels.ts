/** Channel lineups with invented names, and as many channels as the packs have. */
import { catalog } from '../services/catalog'
import type { DocumentDraft } from './draft'

const genres = [
  'News',
  'Weather',
  'Sports',
  'Movies',
  'Kids',
  'Music',
  'Science',
  'Home',
  'Travel',
  'Nature',
  'History',
  'Comedy',
  'Drama',
  'Food',
  'Garden',
  'Classics',
  'Learning',
  'Arts',
  'Family',
  'Shopping',
  'Faith',
]
const names = ['Quill', 'Fennick', 'Harrow', 'Larkin', 'Meadowsweet', 'Orrin', 'Pell', 'Saddle', 'Tallis', 'Wren']

/** Local stations come first, because the smaller pack is the beginning of the larger one. */
const channels = genres.flatMap((genre, row) =>
  names.map((name, column) => ({ number: String(2 + row * names.length + column), name: `${name} ${genre}`, genre })),
)

const rowsOf = (shown: typeof channels) => shown.map(({ number, name, genre }) => [`${number}  ${name}`, genre])

const packs = catalog.flatMap(({ name, kind, channels: count }) => (kind === 'plan' && count ? [{ name, count }] : []))

const packDraft = ({ name, count }: (typeof packs)[number]): DocumentDraft => ({
  title: `${name} channel lineup`,
  description: `All ${count} channels in the ${name} pack, with their numbers.`,
  age: 33,
  content: [
    'Channel numbers are the same in every community with TV. If a channel is missing on your box, restarting the box often brings it back.',
    { head: ['Channel', 'Category'], rows: rowsOf(channels.slice(0, count)) },
  ],
})

const extra = (pack: string, genre: string, count: number): DocumentDraft => ({
  title: `${pack} channel lineup`,
  description: `The ${count} channels in the ${pack.toLowerCase()}.`,
  age: 33,
  content: [
    `You can add the ${pack.toLowerCase()} to any TV pack. Its channels are grouped together on the box.`,
    {
      head: ['Channel', 'Category'],
      rows: Array.from({ length: count }, (_, index) => {
        const name = names[index % names.length] ?? ''
        return [`${name} ${genre} ${index < names.length ? 'Plus' : 'Extra'}`, genre]
      }),
    },
  ],
})

export const channelLineups: readonly DocumentDraft[] = [
  ...packs.map(packDraft),
  extra('Sports pack', 'Sports', 14),
  extra('Movie pack', 'Movies', 9),
  extra('Kids pack', 'Kids', 7),
  {
    title: 'All channels as a table',
    description: 'Numbers, names and categories of all channels, for spreadsheets.',
    age: 33,
    content: {
      csv: [['Number', 'Name', 'Category'], ...channels.map(({ number, name, genre }) => [number, name, genre])],
    },
  },
]
