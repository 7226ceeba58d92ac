/** Documents for staff only. */
import type { DocumentDraft } from './draft'

export const internal: readonly DocumentDraft[] = [
  {
    title: 'Credit reasons and codes',
    description: 'Which code to use for each credit.',
    age: 50,
    content: [
      'Code 101 is the default. Choose the most specific code, because reports are based on it.',
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
      'An outage credit is the monthly price divided by 30 for each 24 hours or part of 24 hours.',
    ],
  },
  {
    title: 'Gas leak calls',
    description: 'What to say, and what never to do.',
    age: 35,
    content: [
      {
        steps: [
          'Ask if the caller is outside. If not, say, “Leave now, and call back from outside.” Hang up.',
          'Tell them to call 911 if they haven’t.',
          'Take the address and a cell phone number, and transfer the call to the emergency line 555-0110.',
          'Never open a service request for a leak, and never promise that it’s safe.',
        ],
      },
      'Open a service request for the repair after the emergency is over, as “Check after a leak.”',
    ],
  },
  {
    title: 'Verifying callers',
    description: 'Do this before you say anything about an account.',
    age: 120,
    content: [
      'Ask for the name, the service address and the last four digits of the billing account number. All three must match.',
      'Never ask for a password or a one-time code, and never read one out loud. Every time you open an account, it’s recorded under your name.',
    ],
  },
]
