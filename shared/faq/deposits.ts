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
        'We ask for a deposit if you have no credit history with us, because of a credit check, or after a disconnection. For gas, it’s two average bills, between $120 and $300. For fiber, TV and voice, it’s $50 to $100.',
      ],
      words: 'security deposit credit check',
    },
    {
      slug: 'deposit-back',
      question: 'When do I get my deposit back?',
      answer: [
        'After you’ve paid on time for 12 months in a row (24 for renters), or when you close the account. You’ll get it with interest, as a credit on your bill or, if you ask, as a check.',
      ],
      words: 'refund deposit interest return',
    },
    {
      slug: 'deposit-in-parts',
      question: 'Can I pay the deposit in installments?',
      answer: [`Often, yes. Before it’s due, send a billing request or call ${billingNumber}.`],
      link: { label: 'Ask for more time', path: `${paths.serviceTicketCreate}?type=billing&subtype=assistance` },
      words: 'installments deposit',
    },
    {
      slug: 'refund-how-long',
      question: 'How long does a refund take?',
      answer: [
        'Your request shows each step: requested, approved and sent. After that, it depends on your bank or the mail. A check that isn’t cashed within 180 days is void; ask us for a new one.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'refund time check',
    },
    {
      slug: 'credit-balance',
      question: 'My balance is negative. What does that mean?',
      answer: [
        'You have a credit, and we’ll apply it to your next bills automatically. While it lasts, autopay charges nothing, or only the rest. You can ask for a refund instead.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'credit minus overpaid',
    },
    {
      slug: 'missed-appointment',
      question: 'Your technician didn’t show up. What do I get?',
      answer: [
        'A credit, once you tell us or we see it ourselves. If no one is home when the technician arrives in the appointment window, we charge $40, so reschedule ahead of time if you can’t be there.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'no show appointment credit',
    },
    {
      slug: 'get-refund',
      question: 'How do I get a refund?',
      answer: [
        'Send a refund request and tell us what it’s for. If you paid too much, the amount is already a credit on your account, and we’ll apply it to your next bill unless you’d rather have it back.',
      ],
      link: { label: 'Request a refund', path: `${paths.serviceTicketCreate}?type=billing&subtype=refund` },
    },
  ],
}
