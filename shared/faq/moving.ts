import { paths } from '../paths'
import type { Topic } from './topic'

export const moving: Topic = {
  code: 'moving',
  label: 'Moving',
  request: { type: 'moving', subtype: 'move' },
  questions: [
    {
      slug: 'move-when',
      question: 'How early do I tell you that I am moving?',
      answer: ['As early as you can: fiber needs an appointment, and gas is turned on only while an adult is at home.'],
      link: { label: 'New service request', path: paths.serviceTicketCreate },
      words: 'notice relocate transfer new home',
    },
    {
      slug: 'move-plan',
      question: 'Can I take my plan with me?',
      answer: [
        'Yes, wherever that plan is offered. Your price and what is left of a 12-month offer move with you. Where we do not serve the new address, service ends and the early-end charge of $8 for each month left may apply.',
      ],
      words: 'contract keep plan address',
    },
    {
      slug: 'move-equipment',
      question: 'What do I take and what do I leave?',
      answer: [
        'Leave the ONT, the white box on the wall: it belongs to the home. Take the gateway, Wi-Fi extenders and TV boxes, with their power supplies. The gas meter stays.',
      ],
      words: 'ont gateway boxes equipment',
    },
    {
      slug: 'move-gas',
      question: 'How is gas turned on at the new address?',
      answer: [
        'By appointment. An adult must be at home, because our technician checks for leaks and lights the pilots. Never turn the valve at the meter yourself.',
      ],
      link: { label: 'Gas meter request', path: paths.meterTicketCreate },
      words: 'start gas turn on relight',
    },
    {
      slug: 'final-bill',
      question: 'What happens to my last bill?',
      answer: [
        'It covers the days to the end of service. A deposit with its interest is taken off it first. What is left over above $10 comes to you as a check, so tell us your new address. You can sign in and pay it here.',
      ],
      words: 'closing final statement',
    },
    {
      slug: 'return-equipment',
      question: 'How do I return equipment?',
      answer: [
        'Bring it to 20 Tallis Ave, Quillmere, or ask with a request how to send it. What does not come back is charged: ONT $150, gateway $120, TV box $90. The charge is taken off once it arrives.',
      ],
      words: 'unreturned charge gateway box',
    },
    {
      slug: 'landlord',
      question: 'I let a home. What happens between two tenants?',
      answer: [
        'With a landlord agreement service goes back to your name on the day on which a tenant ends it, so that pipes do not freeze. Ask for it with a service request and name the addresses.',
      ],
      words: 'rental tenant vacancy reversion',
    },
  ],
}
