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
        'Your meter counts volume in CCF, hundreds of cubic feet. What you pay for is energy, in therms. The heat factor of the month turns one into the other: therms = CCF × heat factor, which lies between 1.015 and 1.045.',
        'Example: 100 CCF at a heat factor of 1.03 are 103 therms.',
      ],
      words: 'unit energy cubic feet heat factor',
    },
    {
      slug: 'gas-bill-parts',
      question: 'What is my gas bill made of?',
      answer: [
        'A customer charge of $16.50 a month for the connection, delivery at $0.42 a therm, the gas itself at $0.62 a therm in winter and $0.48 in summer, an efficiency rider of $0.012 a therm, and the city fee of 4%. These are the residential heating rates R-1; small businesses are on GC-1.',
        'We pass on the cost of gas without a margin. It is set anew each quarter.',
      ],
      words: 'rates tariff delivery charge r-1',
    },
    {
      slug: 'estimated-read',
      question: 'Why is my read estimated?',
      answer: [
        'When we cannot reach or read the meter, we estimate from your use in the same month of earlier years and the weather. About one read in 25 is estimated. The next real read puts it right: you never pay for more than you used.',
        'You can send us your own read before the next bill is made. If a gate or a dog was in the way, tell us how to get in.',
      ],
      link: { label: 'Gas meter request', path: paths.meterTicketCreate },
      words: 'estimate read type',
    },
    {
      slug: 'read-my-meter',
      question: 'How do I read my meter?',
      answer: [
        'Digits: write down the whole numbers from left to right and leave out any in red. Dials: go from left to right, and where the hand stands between two numbers take the lower one; between 9 and 0 take 9.',
        'A meter that has passed 9999 begins at 0000 again. We take that into account.',
      ],
      words: 'dials own reading',
    },
    {
      slug: 'winter-bill',
      question: 'Why is my bill so much higher in winter?',
      answer: [
        'Heating. An average home uses about 118 therms in January and 13 in August: about $146 against $30. Look at the degree days in your usage history: if they rose as much as your therms did, it was the weather.',
        'If they did not, have your furnace and water heater checked, and compare a read of your own with the bill.',
      ],
      link: { label: 'Gas usage history', path: paths.gasUsageHistory },
      words: 'high bill cold heating',
    },
    {
      slug: 'meter-test',
      question: 'Can my meter be tested?',
      answer: ['Yes. A test costs $45. If the meter runs more than 2% fast we return the $45 and correct your bills.'],
      link: { label: 'Gas meter request', path: paths.meterTicketCreate },
      words: 'accurate faulty meter',
    },
    {
      slug: 'budget-billing',
      question: 'Can I pay the same amount every month?',
      answer: [
        'Yes, with level billing. We spread the gas that is expected over equal amounts and settle the difference on the line “level-billing adjustment”. Ask for it with a billing request.',
      ],
      words: 'level billing average budget',
    },
  ],
}
