import { paths } from '../paths'
import type { Topic } from './topic'

export const gasBill: Topic = {
  code: 'gas-bill',
  label: 'Reading my gas bill',
  services: ['GAS'],
  request: { type: 'meter_reading', subtype: 'read_dispute' },
  questions: [
    {
      slug: 'ccf-and-therms',
      question: 'What are CCF and therms?',
      answer: [
        'Your meter measures volume in CCF (hundreds of cubic feet). You pay for energy, measured in therms. The month’s heat factor converts one to the other: therms = CCF × heat factor, which is between 1.015 and 1.045.',
        'For example, 100 CCF at a heat factor of 1.03 is 103 therms.',
      ],
      words: 'unit energy cubic feet heat factor',
    },
    {
      slug: 'gas-bill-parts',
      question: 'What goes into my gas bill?',
      answer: [
        'A customer charge of $16.50 a month for the connection, delivery at $0.42 a therm, the gas itself at $0.62 a therm in winter and $0.48 in summer, an efficiency rider of $0.012 a therm, and the 4% city fee. These are the R-1 residential heating rates; small businesses are on GC-1.',
        'We pass on the cost of gas with no markup. It’s reset every quarter.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'rates tariff delivery charge r-1',
    },
    {
      slug: 'estimated-read',
      question: 'Why is my meter reading estimated?',
      answer: [
        'When we can’t reach or read the meter, we estimate your usage from the same month in earlier years and the weather. About one reading in 25 is estimated. The next actual reading corrects it, so you never pay for more than you used.',
        'You can send us your own reading before the next bill is issued. If a gate or a dog was in the way, tell us how to get in.',
      ],
      link: { label: 'New Gas Meter Request', path: paths.meterTicketCreate },
      words: 'estimate read type',
    },
    {
      slug: 'read-my-meter',
      question: 'How do I read my meter?',
      answer: [
        'Digits: write down the whole numbers from left to right, and skip any in red. Dials: read from left to right. If the hand is between two numbers, use the lower one; between 9 and 0, use 9.',
        'A meter that passes 9999 starts over at 0000. We account for that.',
      ],
      words: 'dials own reading',
    },
    {
      slug: 'winter-bill',
      question: 'Why is my bill so much higher in winter?',
      answer: [
        'Heating. An average home uses about 118 therms in January and 13 in August, or about $146 vs. $30. Check the degree days in your usage history. If they rose as much as your therms did, it was the weather.',
        'If they didn’t, have your furnace and water heater checked, and compare your own reading with the bill.',
      ],
      link: { label: 'Gas Usage History', path: paths.gasUsageHistory },
      words: 'high bill cold heating',
    },
    {
      slug: 'meter-test',
      question: 'Can you test my meter?',
      answer: [
        'Yes. A test costs $45. If the meter runs more than 2% fast, we’ll refund the $45 and correct your bills.',
      ],
      link: { label: 'New Gas Meter Request', path: paths.meterTicketCreate },
      words: 'accurate faulty meter',
    },
    {
      slug: 'budget-billing',
      question: 'Can I pay the same amount every month?',
      answer: [
        'Yes, with level billing. We spread your expected gas costs over equal amounts and settle the difference on the line “level-billing adjustment.” To sign up, send a billing request.',
      ],
      link: { label: 'Ask for level billing', path: `${paths.serviceTicketCreate}?type=billing&subtype=bill_question` },
      words: 'level billing average budget',
    },
  ],
}
