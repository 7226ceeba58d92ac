import { paths } from '../paths'
import type { Topic } from './topic'

export const builders: Topic = {
  code: 'builders',
  label: 'Builders and HOAs',
  userTypes: ['BUILDER', 'DEVELOPER'],
  request: { type: 'documents', subtype: 'other' },
  questions: [
    {
      slug: 'new-construction',
      question: 'How do I get service to a new building?',
      answer: [
        'Send a new construction request with the lots and the day on which service is needed, as early as you can. Each lot becomes a request of its own that you can follow.',
      ],
      link: { label: 'New service request', path: paths.serviceTicketCreate },
      words: 'builder lot new home drop',
    },
    {
      slug: 'meter-set-ready',
      question: 'What must be ready before a gas meter is set?',
      answer: [
        'The house line has passed its pressure test and the city has released it, the address is posted, the riser is in, and the place for the meter is clear of doors, windows that open and sources of ignition. A visit that cannot be done costs $40.',
      ],
      link: { label: 'Gas meter request', path: paths.meterTicketCreate },
      words: 'meter set checklist pressure test riser',
    },
    {
      slug: 'trench',
      question: 'How deep must the trench be, and who opens it?',
      answer: [
        'The builder opens it, as deep as the plan that was approved for the phase says. Call 811 first. Leave it open until our inspector has seen it.',
      ],
      words: 'conduit depth dig joint trench',
    },
    {
      slug: 'lot-deposit',
      question: 'Is there a deposit for each lot?',
      answer: [
        'Yes, $500 for a lot. It is returned once the home has been handed over to an owner with an account of their own and nothing is owed for it.',
      ],
      words: 'builder deposit refund',
    },
    {
      slug: 'hand-over',
      question: 'How is a finished home handed over to its owner?',
      answer: [
        'Send “Transfer to the owner” with the name and the day. Service stays on, and from that day the owner is billed. Until the owner has signed up the home stays on your account.',
      ],
      link: { label: 'New service request', path: paths.serviceTicketCreate },
      words: 'closing transfer buyer sale',
    },
    {
      slug: 'hoa-bulk',
      isForEverybody: true,
      question: 'My association includes internet. What do I pay?',
      answer: [
        'Under a bulk agreement the association pays for 500 Mbps for every home ($38, on its bill). You pay only for more: Gig for $22 a month, Duo for $52, and TV or voice if you want them.',
      ],
      words: 'bulk hoa top-up included community',
    },
    {
      slug: 'easement',
      isForEverybody: true,
      question: 'What is an easement, and may I build over it?',
      answer: [
        'It is the strip in which lines lie and which we must be able to reach. Lawn and flowers may grow there; sheds, pools, decks and trees may not stand there. Ask before you build.',
      ],
      words: 'right of way plat easement',
    },
  ],
}
