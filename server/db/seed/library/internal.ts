/** For staff alone. */
import type { Draft } from './draft'

export const internal: readonly Draft[] = [
  {
    title: 'Credit reasons and codes',
    description: 'Which code belongs to which credit.',
    age: 50,
    content: [
      'Code 101 is the usual one. Choose the code that says most: reports are made from it.',
      {
        head: ['Reason', 'Code'],
        rows: [
          ['Credit adjustment', '101'],
          ['Outage credit', '102'],
          ['Billing error', '103'],
          ['Missed appointment', '104'],
          ['Promotion not applied', '105'],
          ['Equipment returned', '106'],
          ['Goodwill', '107'],
          ['Late fee waived', '108'],
        ],
      },
      'An outage credit is the monthly price divided by 30 for each 24 hours or part of them.',
    ],
  },
  {
    title: 'Gas leak calls',
    description: 'What to say, and what never to do.',
    age: 35,
    content: [
      {
        steps: [
          'Ask whether the caller is outside. If not: “Leave now, and call again from outside.” Hang up.',
          'Tell them to call 911 if they have not.',
          'Take the address and a mobile number, and hand the call to the emergency line 555-0110.',
          'Never open a service request for a leak, and never promise that it is safe.',
        ],
      },
      'A service case for the repair is opened after the emergency is over, as “Leak check (post-emergency)”.',
    ],
  },
  {
    title: 'Checking who calls',
    description: 'Before anything about an account is said.',
    age: 120,
    content: [
      'Ask for the name, the service address and the last four digits of the billing account number. All three must be right.',
      'Never ask for a password or a one-time code, and never read one out. Every look into an account leaves a record with your name.',
    ],
  },
]
