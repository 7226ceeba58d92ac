/** Instructions for builders and developers about preparing a site. */
import type { DocumentDraft } from './draft'

const userTypes = ['BUILDER', 'DEVELOPER'] as const

export const builderSpecs: readonly DocumentDraft[] = [
  {
    title: 'Before a gas meter is set',
    description: 'What needs to be ready on the lot.',
    age: 85,
    userTypes,
    content: [
      {
        points: [
          'The house line has passed its pressure test, and the city has released it.',
          'The lot number and the address are posted and visible from the street.',
          'The riser is in, and the meter location is clear.',
          'The house line test is attached to the request.',
        ],
      },
      'If we can’t do the work when we arrive, we charge $40. Allow ten business days for meter requests in Winnow Creek Phase 3.',
    ],
  },
  {
    title: 'Conduit for fiber drops',
    description: 'From the pedestal to the wall, ready for our crew.',
    age: 85,
    userTypes,
    content: [
      'The conduit runs unbroken from the pedestal at the edge of the lot to the wall where the ONT will go, with a pull string inside.',
      {
        points: [
          'Cap both ends to keep out water and soil.',
          'Mark both ends with the lot number.',
          'Use wide bends. Glass doesn’t like corners.',
          'Have a grounded outlet within reach of the ONT location.',
        ],
      },
      'Use the depths and distances on the approved plan for the phase. Leave trenches open until our inspector has seen them, and call 811 before you dig.',
    ],
  },
  {
    title: 'Easements on a plat',
    description: 'Where our lines run, and what you can build there.',
    age: 300,
    userTypes,
    content: [
      'An easement is the strip of land where our lines run, and we need to be able to reach it. It’s on the plat before lots are sold.',
      'Lawn and flowers are fine there; sheds, pools, decks and trees aren’t. Ask before you build.',
    ],
  },
  {
    title: 'Handing over a home',
    description: 'From the builder’s account to the owner’s, with service on.',
    age: 160,
    userTypes,
    content: [
      {
        steps: [
          'In the portal, send “Transfer to the owner” with the name and the date.',
          'The owner signs up. Until then, the home stays on your account.',
          'Service stays on, and we bill the owner from the day of the transfer.',
          'We return the $500 deposit for the lot when nothing is owed for it.',
        ],
      },
    ],
  },
]
