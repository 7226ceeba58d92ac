import { paths } from '../paths'
import type { Topic } from './topic'

export const firstBill: Topic = {
  code: 'first-bill',
  label: 'First bill explained',
  request: { type: 'billing', subtype: 'bill_question' },
  questions: [
    {
      slug: 'first-bill-higher',
      question: 'Why is my first bill higher than the price of my plan?',
      answer: [
        'It holds two parts of the same plan: the days from the start of service to your bill date, and the month after it, because fiber, TV and voice are billed in advance.',
        'One-time charges come with it: installation is $99 and is waived if you stay 12 months; a deposit and the gateway at $10 a month can be on it too. From the second bill on you see the plan and its taxes alone.',
      ],
      link: { label: 'Billing statements', path: paths.billingHistory },
      words: 'expensive proration too much',
    },
    {
      slug: 'proration',
      question: 'What do lines with dates such as “Gig 1000 03/08–03/31” mean?',
      answer: [
        'They are charges for part of a month. We divide the monthly price by the days of that month and charge the days on which you had the plan.',
        'When you change plans within a month there are two such lines: a credit for the old plan and a charge for the new one, from the day of the change.',
      ],
      words: 'prorated partial month',
    },
    {
      slug: 'two-bills',
      question: 'Why do I get two bills?',
      answer: [
        'Gas has a billing account of its own, because its rates are regulated apart. Fiber, TV and voice share one bill. Each has its own number, due date and balance.',
        'Both are in this portal. Choose the service at the top of the page, and what you see follows it.',
      ],
      words: 'separate accounts gas fiber',
    },
    {
      slug: 'when-due',
      question: 'When is my bill made, and when is it due?',
      answer: [
        'A bill is made once a month, on about the same day, and is due 21 days later. The due date stands at the top of each statement and on your dashboard.',
      ],
      link: { label: 'Dashboard', path: paths.dashboard },
      words: 'due date billing cycle',
    },
    {
      slug: 'taxes-and-fees',
      question: 'Which taxes and fees are on my bill?',
      answer: [
        'Gas carries a city fee of 4% and, where it applies, sales tax. Voice carries an E911 fee of $0.75 for each line and the Universal Service Fund, about 7% of the taxable part. TV carries surcharges for broadcast stations ($18.50) and, with sports channels, regional sports ($6.20).',
        'Each has its own line under the authority that receives it.',
      ],
      words: 'usf surcharge city fee broadcast',
    },
    {
      slug: 'explain-line',
      question: 'Where do I find out what a line of my bill means?',
      answer: [
        'Open the statement and choose the line: it shows the quantity, the rate and how the amount came about. You can also compare the statement with the one before.',
      ],
      link: { label: 'Billing statements', path: paths.billingHistory },
    },
    {
      slug: 'wrong-charge',
      question: 'What do I do about a charge that I think is wrong?',
      answer: [
        'Send a billing request and name the statement and the line. It is answered within one business day. Pay the part that you do not question by the due date; the part in question is not past due while we look at it.',
      ],
      words: 'dispute error incorrect',
    },
  ],
}
