import { billingNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const late: Topic = {
  code: 'late',
  label: 'Late, extension, disconnect',
  request: { type: 'billing', subtype: 'assistance' },
  questions: [
    {
      slug: 'cannot-pay',
      question: 'I cannot pay the whole bill. What can I do?',
      answer: [
        'Tell us before the due date. A payment arrangement begins with 25 to 50% now and spreads the rest over three to six installments; there is one in 12 months. While you keep to it, service stays on.',
      ],
      words: 'payment plan arrangement extension hardship installments',
    },
    {
      slug: 'late-fee',
      question: 'How high is the late fee?',
      answer: [
        'The greater of 1.5% of what is past due and $1. It is added five days after the first reminder. Below $10 past due there is none.',
      ],
      words: 'late charge penalty',
    },
    {
      slug: 'gas-disconnect',
      question: 'When is gas disconnected for an unpaid bill?',
      answer: [
        'Never without notice: a disconnect notice comes at least 10 days before and a last call or door tag 48 hours before. We do not disconnect on Fridays, holidays or after 2:00 PM, nor when 32 °F or less is forecast, nor heating homes from November to March.',
      ],
      words: 'shut off disconnection notice winter',
    },
    {
      slug: 'fiber-suspend',
      question: 'When is fiber suspended?',
      answer: [
        'Counted from the due date: a reminder after 3 days, a notice page in the browser after 15, suspension after 25 and an end of service after 45. While it is suspended 911 still works. Resuming costs $15.',
      ],
      words: 'suspended walled notice resume',
    },
    {
      slug: 'reconnect',
      question: 'How do I get service back?',
      answer: [
        'Pay what is past due. Fiber comes back by itself; resuming costs $15. Gas needs a visit while an adult is at home: $35, or $55 after hours.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'reconnection restore fee',
    },
    {
      slug: 'medical-certificate',
      question: 'Somebody in my home depends on service for medical reasons.',
      answer: [
        `A certificate from a doctor holds a disconnection for 30 days. Send it with a billing request and call ${billingNumber}, so that it is noted the same day.`,
      ],
      words: 'medical illness oxygen certificate',
    },
    {
      slug: 'assistance',
      question: 'Is there help with paying?',
      answer: [
        'Yes: the federal energy assistance LIHEAP through your county, Lifeline for telephone or internet, and local charities; dial 211 to find them. A pledge from an agency holds a disconnection while its payment is on its way.',
      ],
      words: 'liheap lifeline low income help pay 211',
    },
  ],
}
