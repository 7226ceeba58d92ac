import { paths } from '../paths'
import type { Topic } from './topic'

export const moving: Topic = {
  code: 'moving',
  label: 'Moving',
  request: { type: 'moving', subtype: 'move' },
  questions: [
    {
      slug: 'move-when',
      question: 'How soon should I tell you I’m moving?',
      answer: ['As early as you can. Fiber needs an appointment, and we turn gas on only while an adult is home.'],
      link: { label: 'Tell us about a move', path: `${paths.serviceTicketCreate}?type=moving&subtype=move` },
      words: 'notice relocate transfer new home',
    },
    {
      slug: 'move-plan',
      question: 'Can I take my plan with me?',
      answer: [
        'Yes, wherever we offer that plan. Your price and what’s left of a 12-month offer move with you. If we don’t serve your new address, your service ends, and an early termination fee of $8 for each remaining month may apply.',
      ],
      words: 'contract keep plan address',
    },
    {
      slug: 'move-equipment',
      question: 'What equipment do I take, and what do I leave?',
      answer: [
        'Leave the ONT, the white box on the wall: it stays with the home. Take the gateway, Wi-Fi extenders and TV boxes, with their power supplies. The gas meter stays.',
      ],
      words: 'ont gateway boxes equipment',
    },
    {
      slug: 'move-gas',
      question: 'How do I get gas turned on at my new address?',
      answer: [
        'By appointment. An adult must be home, because our technician checks for leaks and lights the pilots. Never turn the valve at the meter yourself.',
      ],
      link: { label: 'New Gas Meter Request', path: paths.meterTicketCreate },
      words: 'start gas turn on relight',
    },
    {
      slug: 'final-bill',
      question: 'What happens to my last bill?',
      answer: [
        'It covers the days up to the end of service. We first apply any deposit, with interest. If you have more than $10 left over, we’ll mail you a check, so tell us your new address. If you owe something, you can still sign in and pay it here.',
      ],
      link: { label: 'Billing Statements', path: paths.billingHistory },
      words: 'closing final statement',
    },
    {
      slug: 'return-equipment',
      question: 'How do I return equipment?',
      answer: [
        'Bring it to 20 Tallis Ave, Quillmere, or send a request to ask how to ship it. We charge for anything that isn’t returned: ONT $150, gateway $120, TV box $90. We’ll remove the charge once it arrives.',
      ],
      link: { label: 'Return equipment', path: `${paths.serviceTicketCreate}?type=equipment&subtype=return` },
      words: 'unreturned charge gateway box',
    },
    {
      slug: 'landlord',
      question: 'I rent out a home. What happens between tenants?',
      answer: [
        'With a landlord agreement, service goes back into your name the day a tenant stops it, so pipes don’t freeze. Send a service request and list the addresses.',
      ],
      words: 'rental tenant vacancy reversion',
    },
  ],
}
