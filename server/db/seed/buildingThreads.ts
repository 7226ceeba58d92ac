/** What builders, developers and associations ask for and write about, and what the provider answered. */
import type { MessageThread, RequestThread } from './caseThreads'

export const buildingThreads: readonly RequestThread[] = [
  {
    service: 'GAS',
    kind: ['meter_set', 'meter_set_new'],
    need: 'Please upload the signed record of the pressure test. The meter is set on the next free day.',
    description: 'The lot is ready for its meter. The riser is in and the test is passed.',
    answers: [
      ['Has the house line passed its pressure test?', 'Yes'],
      ['Is the riser installed?', 'Yes'],
    ],
    lines: [['staff', 'Scheduled. Please leave three feet of room in front of the riser.']],
    needsVisit: true,
  },
  {
    service: 'GAS',
    kind: ['construction', 'construction_drop'],
    need: 'Please tell us until which day the trench stays open, and who opens the gate.',
    description: 'Drywall is done and the trench is open until the end of the week.',
    answers: [['Is the trench open?', 'Yes']],
    lines: [['staff', 'The crew comes before the trench is closed.']],
    needsVisit: true,
  },
  {
    service: 'GAS',
    kind: ['site', 'inspection'],
    need: 'Please upload the drawing of the conduit, and tell us when the sidewalk is poured.',
    description: 'We would like the conduit looked at before the sidewalk is poured.',
    answers: [],
    lines: [],
    needsVisit: true,
  },
]

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
