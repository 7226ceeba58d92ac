/** What builders, developers and associations write about, and what the provider answered. */
import type { MessageThread } from './caseThreads'

export const buildingMessageThreads: readonly MessageThread[] = [
  {
    title: 'Order of the lots in phase 3',
    description: 'We pour lots 12 to 18 first and not 1 to 7. Can the drops follow in that order?',
    lines: [
      ['staff', 'Yes. We have turned the two weeks around; the meter sets follow as before.'],
      ['customer', 'Thank you, that helps.'],
    ],
  },
  {
    title: 'Who opens the gate of the site?',
    description: 'From Monday on the gate is locked at four. Our site manager has the key and can be called.',
    lines: [['staff', 'Noted on every open order of the site, with his number.']],
  },
  {
    title: 'Addresses are final',
    description: 'The county has confirmed the house numbers. The list is with the lots.',
    lines: [['staff', 'We have changed the four that were different. Please look over them under Properties.']],
  },
  {
    title: 'Bill per lot or one for all?',
    description: 'Our bookkeeper would like one bill for the empty lots, by address.',
    lines: [['staff', 'They are on one billing account already. The statement lists each address with its own total.']],
  },
  {
    title: 'Irrigation along the common path',
    description: 'The landscaper digs along the path behind the clubhouse next week. Is there fiber in the ground?',
    lines: [
      ['staff', 'There is, at about two feet. Please have it marked first: it is free, three working days ahead.'],
    ],
  },
  {
    title: 'Handing over six homes on Friday',
    description: 'The new owners would like to sign up on the day. What do they need from us?',
    lines: [['staff', 'Nothing but their address: transfer the lots under Properties and they can order themselves.']],
  },
]
