/** Documents of single communities: agreements, maps and meeting notices. */

import { servicesInSentence } from '#shared/services/listServices'
import * as serviceTexts from '#shared/texts/services/services'
import { communityRows } from '../services/places'
import type { DocumentDraft } from './draft'

const withAgreement = communityRows.filter(({ kind }) => kind.startsWith('HOA'))

export const hoaAgreements: readonly DocumentDraft[] = withAgreement.map(({ name, kind, homes, city, services }) => ({
  title: `Agreement with ${name}`,
  description: 'A summary of our agreement with the association.',
  age: 420,
  communities: [name],
  content: [
    `${name} in ${city} has ${homes.toLocaleString('en-US')} homes. We provide ${servicesInSentence(services)}.`,
    { heading: 'Internet' },
    kind === 'HOA bulk'
      ? 'The association pays for 500 Mbps in every home, $38 a month on its own bill. Residents pay only for extras: Gig for $22 a month, Duo for $52.'
      : 'Each resident chooses and pays for a plan from the rate sheet.',
    { heading: 'Lines in common areas' },
    'We can access our lines and cabinets at any time. We tell the board about planned work ahead of time, and we restore lawns and paving afterward.',
    { heading: 'Contact' },
    'The board and its manager can call the builder desk at 555-0104.',
  ],
}))

export const communityMaps: readonly DocumentDraft[] = communityRows.map(
  ({ name, city, state, zip, homes, services, kind }) => ({
    title: `${name} service area`,
    description: `Where we serve ${name}, and with which services.`,
    age: 210,
    communities: [name],
    content: [
      {
        head: ['Fact', name],
        rows: [
          ['Location', `${city}, ${state} ${zip}`],
          ['Homes', homes.toLocaleString('en-US')],
          ['Type', kind],
          ['Services', services.map((type) => serviceTexts.serviceLabels[type]).join(', ')],
        ],
      },
      'The service area ends at the community boundary. The home’s own lines start at the meter and the ONT; everything before that is ours.',
      'Before you dig anywhere in the area, call 811 and have the lines marked.',
    ],
  }),
)

export const meetingNotices: readonly DocumentDraft[] = withAgreement.map(({ name }, index) => ({
  title: `Residents’ meeting in ${name}`,
  description: 'We’ll answer your questions about fiber and gas.',
  age: 9 + index * 7,
  communities: [name],
  content: [
    `The board of ${name} has invited us. We’ll talk about what we built this year and what’s next, and answer your questions.`,
    { heading: 'On the agenda' },
    {
      points: [
        'Work in the coming months, and when service will be down for it.',
        'Plans and top-ups, and what they cost.',
        'Gas safety, and calling 811 before digging.',
        'Questions from residents.',
      ],
    },
    'The board will announce the date and place. If you can’t come, write to us in the Message Center.',
  ],
}))
