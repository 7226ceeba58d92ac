import { billingNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const late: Topic = {
  code: 'late',
  label: 'Late payments, extensions and disconnection',
  request: { type: 'billing', subtype: 'assistance' },
  questions: [
    {
      slug: 'cannot-pay',
      question: 'I can’t pay my whole bill. What can I do?',
      answer: [
        'Tell us before the due date. With a payment arrangement, you pay 25% to 50% now and the rest in three to six installments. You can have one every 12 months. As long as you keep up with it, your service stays on.',
      ],
      link: { label: 'Ask for more time', path: `${paths.serviceTicketCreate}?type=billing&subtype=assistance` },
      words: 'payment plan arrangement extension hardship installments',
    },
    {
      slug: 'late-fee',
      question: 'How much is the late fee?',
      answer: [
        '1.5% of the past-due amount or $1, whichever is greater. We add it five days after the first reminder. There’s no late fee if less than $10 is past due.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'late charge penalty',
    },
    {
      slug: 'gas-disconnect',
      question: 'When do you disconnect gas for an unpaid bill?',
      answer: [
        'Never without notice. We send a disconnect notice at least 10 days before, and call or leave a door tag 48 hours before. We don’t disconnect on Fridays, on holidays, after 2:00 PM or when the forecast is 32°F or below. We also don’t disconnect homes heated with gas from November to March.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'shut off disconnection notice winter',
    },
    {
      slug: 'fiber-suspend',
      question: 'When do you suspend fiber?',
      answer: [
        'Counting from the due date, we send a reminder after 3 days, show a notice page in your browser after 15, suspend service after 25 and end it after 45. While it’s suspended, 911 still works. Resuming costs $15.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'suspended walled notice resume',
    },
    {
      slug: 'reconnect',
      question: 'How do I get my service back?',
      answer: [
        'Pay what’s past due. Fiber comes back automatically; resuming costs $15. Gas needs a visit while an adult is home, which costs $35, or $55 after hours.',
      ],
      link: { label: 'Make a payment', path: paths.payment },
      words: 'reconnection restore fee',
    },
    {
      slug: 'medical-certificate',
      question: 'Someone in my home depends on service for medical reasons.',
      answer: [
        `A doctor’s certificate puts a disconnection on hold for 30 days. Send it with a billing request and call ${billingNumber} so we can note it the same day.`,
      ],
      words: 'medical illness oxygen certificate',
    },
    {
      slug: 'assistance',
      question: 'Is there help with paying my bill?',
      answer: [
        'Yes: federal energy assistance (LIHEAP) through your county, Lifeline for phone or internet, and local charities. Dial 211 to find them. A pledge from an agency puts a disconnection on hold while its payment is on the way.',
      ],
      link: { label: 'Ask for help with paying', path: `${paths.serviceTicketCreate}?type=billing&subtype=assistance` },
      words: 'liheap lifeline low income help pay 211',
    },
  ],
}
