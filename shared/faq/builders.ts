import { builderNumber } from '../desks/numbers'
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
        'Send a new construction request as early as you can, with the lots and the day you need service. Each lot becomes its own request that you can follow.',
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: 'builder lot new home drop',
    },
    {
      slug: 'meter-set-ready',
      question: 'What needs to be ready before a gas meter is set?',
      answer: [
        'The house line has passed its pressure test and the city has released it, the address is posted, the riser is in, and the meter location is clear of doors, windows that open and ignition sources. If we can’t do the work when we arrive, we charge $40.',
      ],
      link: { label: 'New Gas Meter Request', path: paths.meterTicketCreate },
      words: 'meter set checklist pressure test riser',
    },
    {
      slug: 'trench',
      question: 'How deep does the trench need to be, and who opens it?',
      answer: [
        'The builder opens it, to the depth on the approved plan for the phase. Call 811 first. Leave it open until our inspector has seen it.',
      ],
      words: 'conduit depth dig joint trench',
    },
    {
      slug: 'lot-deposit',
      question: 'Is there a deposit for each lot?',
      answer: [
        'Yes, $500 per lot. We return it once the home has been handed over to an owner with their own account and nothing is owed for it.',
      ],
      words: 'builder deposit refund',
    },
    {
      slug: 'hand-over',
      question: 'How do I hand over a finished home to its owner?',
      answer: [
        'Send “Transfer to the owner” with the name and the date. Service stays on, and we bill the owner from that day. Until the owner has signed up, the home stays on your account.',
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: 'closing transfer buyer sale',
    },
    {
      slug: 'hoa-bulk',
      isForAllUsers: true,
      question: 'My HOA includes internet. What do I pay?',
      answer: [
        'Under a bulk agreement, the association pays for 500 Mbps for every home ($38, on its bill). You pay only for extras: Gig for $22 a month, Duo for $52, and TV or voice if you want them.',
      ],
      words: 'bulk hoa top-up included community',
    },
    {
      slug: 'easement',
      isForAllUsers: true,
      question: 'What’s an easement, and can I build over it?',
      answer: [
        'It’s the strip of land where our lines run, and we need to be able to reach it. Lawn and flowers are fine there; sheds, pools, decks and trees aren’t. Ask before you build.',
      ],
      words: 'right of way plat easement',
    },
    {
      slug: 'bulk-request',
      question: 'How do I send a request for several lots at once?',
      answer: [
        'Under Properties, select the lots and choose the request. Each lot becomes its own request that you can follow, and lots that aren’t ready are left out with the reason.',
      ],
      link: { label: 'New Property Request', path: paths.createRequest },
    },
    {
      slug: 'community-agreement',
      question: 'How does our association get a bulk agreement?',
      answer: [
        `Call the builder desk at ${builderNumber}. Under a bulk agreement, the association pays $38 a month for 500 Mbps in every home, and residents pay only for extras.`,
      ],
      link: { label: 'Contact us', path: paths.contactUs },
      words: 'hoa community deal contract residents',
    },
    {
      slug: 'new-development',
      question: 'How do I start a new development?',
      answer: [
        `Call the builder desk at ${builderNumber} as early as you can. Once the lots are in your list, you can request lines, meters and fiber for them here.`,
      ],
      link: { label: 'Contact us', path: paths.contactUs },
      words: 'developer subdivision plat acres phase',
    },
  ],
}
