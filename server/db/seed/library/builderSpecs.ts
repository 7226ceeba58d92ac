/** What builders and developers prepare before we come. */
import type { Draft } from './draft'

const userTypes = ['BUILDER', 'DEVELOPER'] as const

export const builderSpecs: readonly Draft[] = [
  {
    title: 'Before a gas meter is set',
    description: 'What must be ready on the lot.',
    age: 85,
    userTypes,
    content: [
      {
        points: [
          'The house line has passed its pressure test, and the city has released it.',
          'The lot number and the address are posted where they can be seen from the street.',
          'The riser is in, and the place for the meter is clear.',
          'The house line test is attached to the request.',
        ],
      },
      'A visit that cannot be done costs $40. Allow ten working days for meter requests in Winnow Creek Phase 3.',
    ],
  },
  {
    title: 'Conduit for fiber drops',
    description: 'From the pedestal to the wall, ready for our crew.',
    age: 85,
    userTypes,
    content: [
      'The conduit runs from the pedestal at the edge of the lot to the wall where the ONT will hang, without a break and with a pull string in it.',
      {
        points: [
          'Cap both ends, so that no water and no soil gets in.',
          'Mark both ends with the lot number.',
          'Use wide bends. Glass does not like corners.',
          'Keep a grounded outlet within reach of the place for the ONT.',
        ],
      },
      'Depths and distances are those of the plan that was approved for the phase. Leave trenches open until our inspector has seen them, and call 811 before you dig.',
    ],
  },
  {
    title: 'Easements on a plat',
    description: 'Where our lines lie, and what may stand there.',
    age: 300,
    userTypes,
    content: [
      'An easement is the strip in which lines lie and which we must be able to reach. It stands on the plat before lots are sold.',
      'Lawn and flowers may grow there. Sheds, pools, decks and trees may not stand there. Ask before you build.',
    ],
  },
  {
    title: 'Handing a home over',
    description: 'From the builder’s account to the owner’s, with service on.',
    age: 160,
    userTypes,
    content: [
      {
        steps: [
          'Send “Transfer to the owner” in the portal with the name and the day.',
          'The owner signs up; until then the home stays on your account.',
          'From the day of the transfer the owner is billed, and service stays on.',
          'The deposit of $500 for the lot comes back when nothing is owed for it.',
        ],
      },
    ],
  },
]
