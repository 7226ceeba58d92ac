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
        'It covers two parts of the same plan: the days from the start of service to your bill date, and the month after that, because fiber, TV and voice are billed in advance.',
        'It also has one-time charges: installation is $99, waived if you stay 12 months. It may also include a deposit and the gateway ($10 a month). From the second bill on, you’ll see only your monthly charges and taxes.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'expensive proration too much',
    },
    {
      slug: 'proration',
      question: 'What do lines with dates, like “Gig 1000 03/08–03/31”, mean?',
      answer: [
        'They’re charges for part of a month. We divide the monthly price by the number of days in that month and charge only for the days you had the plan.',
        'If you change plans mid-month, you’ll see two of these lines: a credit for the old plan and a charge for the new one, starting the day of the change.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'prorated partial month',
    },
    {
      slug: 'two-bills',
      question: 'Why do I get two bills?',
      answer: [
        'Gas has its own billing account because its rates are regulated separately. Fiber, TV and voice share one bill. Each bill has its own account number, due date and balance.',
        'You can see both here. Choose the service at the top of the page to switch between them.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'separate accounts gas fiber',
    },
    {
      slug: 'when-due',
      question: 'When is my bill issued, and when is it due?',
      answer: [
        'We issue a bill once a month, on about the same day, and it’s due 21 days later. You’ll find the due date at the top of each statement and on your dashboard.',
      ],
      link: { label: 'Main Dashboard', path: paths.dashboard },
      words: 'due date billing cycle',
    },
    {
      slug: 'taxes-and-fees',
      question: 'Which taxes and fees are on my bill?',
      answer: [
        'Gas has a 4% city fee and, where it applies, sales tax. Voice has an E911 fee of $0.75 per line and a Universal Service Fund charge of about 7% of the taxable part. TV has surcharges for broadcast stations ($18.50) and, with sports channels, regional sports ($6.20).',
        'Each one has its own line, under the authority that receives it.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'usf surcharge city fee broadcast',
    },
    {
      slug: 'explain-line',
      question: 'How do I find out what a line on my bill means?',
      answer: [
        'Open the statement and choose the line. You’ll see the quantity, the rate and how we got to the amount. You can also compare the statement with the one before it.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
    },
    {
      slug: 'wrong-charge',
      question: 'What do I do if I think a charge is wrong?',
      answer: [
        'Send a billing request and tell us which statement and line. We’ll answer within one business day. Pay the part you agree with by the due date; the part in question isn’t past due while we look into it.',
      ],
      link: { label: 'Ask about your bill', path: `${paths.serviceTicketCreate}?type=billing&subtype=bill_question` },
      words: 'dispute error incorrect',
    },
    {
      slug: 'change-due-date',
      question: 'Can I change the due date of my bill?',
      answer: [
        'Send a billing request and tell us which day works for you. A bill is due 21 days after we issue it, so you can also pay early, or schedule a payment for a later day.',
      ],
      link: { label: 'Ask about your bill', path: `${paths.serviceTicketCreate}?type=billing&subtype=bill_question` },
    },
    {
      slug: 'equipment-cost',
      question: 'What does equipment cost each month?',
      answer: [
        'The gateway is $10 a month, one Wi-Fi extender $7 or two $12, an extra TV box $8, and a battery for the ONT $4.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'rent rental fee router modem lease',
    },
  ],
}
