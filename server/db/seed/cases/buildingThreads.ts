/** Requests and messages of builders, developers and associations, with the provider's answers. */
import type { MessageThread, RequestThread } from './caseThreads'

export const buildingThreads: readonly RequestThread[] = [
  {
    service: 'GAS',
    kind: ['meter_set', 'meter_set_new'],
    question: 'Please upload the signed pressure test record. We’ll set the meter on the next open day.',
    description: 'The lot is ready for its meter. The riser is in, and the line passed its test.',
    answers: [
      ['Has the house line passed its pressure test?', 'Yes'],
      ['Is the riser installed?', 'Yes'],
    ],
    lines: [['staff', 'You’re scheduled. Please leave three feet of clearance in front of the riser.']],
    needsVisit: true,
  },
  {
    service: 'GAS',
    kind: ['construction', 'construction_drop'],
    question: 'How long will the trench stay open, and who can open the gate?',
    description: 'The drywall is done, and the trench will be open until the end of the week.',
    answers: [['Is the trench open?', 'Yes']],
    lines: [['staff', 'Our crew will be there before you close the trench.']],
    needsVisit: true,
  },
  {
    service: 'GAS',
    kind: ['site', 'inspection'],
    question: 'Please upload the conduit drawing and tell us when you’re pouring the sidewalk.',
    description: 'We’d like the conduit inspected before we pour the sidewalk.',
    answers: [],
    lines: [],
    needsVisit: true,
  },
]

export const buildingMessageThreads: readonly MessageThread[] = [
  {
    title: 'Order of lots in phase 3',
    description: 'We’re pouring lots 12 to 18 first instead of 1 to 7. Can you do the drops in that order too?',
    lines: [
      ['staff', 'Yes. We’ve swapped the two weeks. The meter sets will follow as planned.'],
      ['customer', 'Thanks, that helps.'],
    ],
  },
  {
    title: 'Who opens the gate at the site?',
    description: 'Starting Monday, the gate will be locked at 4 PM. Our site manager has the key, so please call him.',
    lines: [['staff', 'We’ve added that to every open request for the site, with his number.']],
  },
  {
    title: 'Addresses are final',
    description: 'The county has confirmed the house numbers. They’re listed with the lots.',
    lines: [['staff', 'We’ve changed the four that were different. Please check them under Properties.']],
  },
  {
    title: 'Bill per lot, or one for all of them?',
    description: 'Our bookkeeper would like one bill for the empty lots, broken down by address.',
    lines: [['staff', 'They’re already on one billing account. The statement lists each address with its own total.']],
  },
  {
    title: 'Irrigation along the common path',
    description:
      'Our landscaper is digging along the path behind the clubhouse next week. Is there fiber in the ground?',
    lines: [['staff', 'Yes, about two feet down. Please have it marked first, three business days ahead. It’s free.']],
  },
  {
    title: 'Handing over six homes on Friday',
    description: 'The new owners would like to sign up that day. What do they need from us?',
    lines: [['staff', 'Just their address. Transfer the lots under Properties, and they can sign up themselves.']],
  },
]
