import { billingNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const deposits: Topic = {
  code: 'deposits',
  label: 'Deposits and refunds',
  request: { type: 'billing', subtype: 'refund' },
  questions: [
    {
      slug: 'why-deposit',
      question: 'Why do I pay a deposit?',
      answer: [
        'It is asked for when there is no credit history with us, when a credit check gives reason, or after a disconnection. Gas: two average bills, between $120 and $300. Fiber, TV and voice: $50 to $100.',
      ],
      words: 'security deposit credit check',
    },
    {
      slug: 'deposit-back',
      question: 'When do I get my deposit back?',
      answer: [
        'After 12 months in a row paid on time (24 for renters), or when the account is closed. It comes with interest, as a credit on your bill or, if you ask, as a check.',
      ],
      words: 'refund deposit interest return',
    },
    {
      slug: 'deposit-in-parts',
      question: 'Can I pay the deposit in parts?',
      answer: [`Often, yes. Ask before the deposit is due, with a billing request or at ${billingNumber}.`],
      words: 'installments deposit',
    },
    {
      slug: 'refund-how-long',
      question: 'How long does a refund take?',
      answer: [
        'Your request shows each step: requested, approved and sent. How long it then takes depends on your bank or on the mail. A check that is not cashed within 180 days is void; ask for a new one.',
      ],
      words: 'refund time check',
    },
    {
      slug: 'credit-balance',
      question: 'My balance is negative. What does that mean?',
      answer: [
        'You have a credit. It pays your next bills by itself. While it lasts autopay takes nothing, or only the rest. You can ask for a refund instead.',
      ],
      link: { label: 'Billing statements', path: paths.billingHistory },
      words: 'credit minus overpaid',
    },
    {
      slug: 'missed-appointment',
      question: 'Your technician did not come. What do I get?',
      answer: [
        'A credit, once you tell us or we see it ourselves. If nobody is at home when the technician comes within the agreed hours, $40 is charged; so move the appointment in time if you cannot be there.',
      ],
      link: { label: 'My service requests', path: paths.serviceTicket },
      words: 'no show appointment credit',
    },
  ],
}
