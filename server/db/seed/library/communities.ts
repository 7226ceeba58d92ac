/** What is about one community: its agreement, its map and its meetings. */
import { serviceLabels } from '#shared/services'
import { communityRows } from '../places'
import type { Draft } from './draft'

const withAgreement = communityRows.filter(({ kind }) => kind.startsWith('HOA'))

export const hoaAgreements: readonly Draft[] = withAgreement.map(({ name, kind, homes, city, services }) => ({
  title: `Agreement with ${name}`,
  description: 'What the association agreed with us, in short.',
  age: 420,
  communities: [name],
  content: [
    `${name} in ${city} has ${homes.toLocaleString('en-US')} homes. We serve them with ${services.map((type) => serviceLabels[type]).join(', ')}.`,
    { heading: 'Internet' },
    kind === 'HOA bulk'
      ? 'The association pays for 500 Mb/s in every home, $38 a month on its own bill. Residents pay only for more: Gig for $22 a month, Duo for $52.'
      : 'Every resident chooses a plan of the rate sheet and pays for it alone.',
    { heading: 'Lines on common ground' },
    'We reach our lines and cabinets at any time. The board hears of planned work beforehand; lawn and paving are restored after it.',
    { heading: 'Contact' },
    'The board and its manager reach the builder desk at 555-0104.',
  ],
}))

export const communityMaps: readonly Draft[] = communityRows.map(
  ({ name, city, state, zip, homes, services, kind }) => ({
    title: `${name} service area`,
    description: `Where we serve ${name}, with which services.`,
    age: 210,
    communities: [name],
    content: [
      {
        head: ['Fact', name],
        rows: [
          ['Place', `${city}, ${state} ${zip}`],
          ['Homes', homes.toLocaleString('en-US')],
          ['Kind', kind],
          ['Services', services.map((type) => serviceLabels[type]).join(', ')],
        ],
      },
      'The service area ends at the boundary of the community. Lines of the home begin at the meter and at the ONT; all before them is ours.',
      'Before you dig anywhere in the area, call 811 and have the lines marked.',
    ],
  }),
)

export const meetingNotices: readonly Draft[] = withAgreement.map(({ name }, index) => ({
  title: `Residents’ meeting in ${name}`,
  description: 'We answer questions about fiber and gas.',
  age: 9 + index * 7,
  communities: [name],
  content: [
    `The board of ${name} has invited us. We tell what was built this year and what comes next, and answer questions.`,
    { heading: 'On the agenda' },
    {
      points: [
        'Work in the coming months, and when service stops for it.',
        'Plans and top-ups, and what they cost.',
        'Gas safety, and calling 811 before digging.',
        'Questions of residents.',
      ],
    },
    'The board announces day and place. If you cannot come, write to us in the Message Center.',
  ],
}))
