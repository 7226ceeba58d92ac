/** What households of the demo ask for, and what the provider answered. */
import { meterShows, type RequestThread } from './caseThreads'

export const requestThreads: readonly RequestThread[] = [
  {
    service: 'FIBER',
    kind: ['no_service', 'ont_red'],
    need: 'Is the white box plugged into the wall outlet itself, not into a power strip? Please try that, and tell us which lights are on then.',
    description:
      'The internet went out this morning and the light on the white box is red. Nothing has been unplugged.',
    answers: [
      ['What does the light marked PON or Fiber on the white box (ONT) show?', 'Red'],
      ['Since when?', 'Since today'],
    ],
    lines: [
      [
        'staff',
        'We see no light from your ONT. A technician has to look at the line; we have put you on the first free slot.',
      ],
      ['customer', 'Thank you. Please ring the bell at the side door.'],
      ['staff', 'The connector at the house was broken. It has been replaced, and the signal is good again.'],
    ],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['slow', 'slow_wifi'],
    need: 'The line to your home is fine: 940 Mbps at the gateway. Please tell us where the gateway stands, so that we can say what helps.',
    description: 'Upstairs the speed is a tenth of what it is beside the gateway. It was better before the summer.',
    answers: [
      ['Which devices are affected?', 'A laptop and two phones'],
      ['Since when?', 'For longer'],
    ],
    lines: [
      ['staff', 'The line to your home is fine: 940 Mbps at the gateway. Could you tell us where the gateway stands?'],
      ['customer', 'In the cupboard under the stairs.'],
      [
        'staff',
        'Moving it out of the cupboard will help most. If it has to stay, an extender on the landing covers the upper floor.',
      ],
    ],
  },
  {
    service: 'FIBER',
    kind: ['intermittent', 'drops_all'],
    need: 'We have moved you to another port on our side. Please watch it for a day, and tell us whether calls still break off.',
    description: 'Video calls break off two or three times an hour, on every device, also with a cable.',
    answers: [
      ['What does the light marked PON or Fiber on the white box (ONT) show?', 'Green, steady'],
      ['Since when?', 'For a few days'],
    ],
    lines: [
      ['staff', 'We have moved you to another port on our side and are watching the line until tomorrow.'],
      ['staff', 'No break since yesterday noon. Tell us if it comes back.'],
    ],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['equipment', 'move_ont'],
    need: 'That can be done in one visit of about two hours. Please tell us which days suit you; somebody over 18 has to be at home.',
    description: 'We are turning the study into a bedroom and would like the fiber box in the hall instead.',
    answers: [['Where to?', 'The hall, beside the fuse box']],
    lines: [['staff', 'That can be done in one visit of about two hours. Somebody over 18 has to be at home.']],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['line', 'bury_drop'],
    need: 'Please mark sprinklers and pipes on the photo of the lawn, or write that there are none. The crew then comes within a week.',
    description: 'The orange cable still lies across the front lawn since the installation.',
    answers: [['Where does it lie open?', 'From the street to the left corner of the house']],
    lines: [['staff', 'The crew that buries lines comes to your street next week. The lawn is restored afterwards.']],
    needsVisit: true,
  },
  {
    service: 'TV',
    kind: ['tv', 'missing_channel'],
    need: 'The station changed its feed. Please restart the box once, and tell us whether channel 41 is back.',
    description: 'Channel 41 shows a blue picture since Sunday. All others are there.',
    answers: [['Which channel?', '41']],
    lines: [['staff', 'The station changed its feed. A restart of the box brings it back; please try that once.']],
  },
  {
    service: 'TV',
    kind: ['tv', 'tv_box'],
    need: 'We have sent it a fresh start from here. Please tell us whether the logo has gone.',
    description: 'The box in the living room stays at the logo.',
    answers: [['Since when?', 'Since today']],
    lines: [['staff', 'We have sent it a fresh start from here. If the logo stays, we will exchange the box.']],
  },
  {
    service: 'VOIP',
    kind: ['voice', 'e911'],
    need: 'Please send us a page of the lease or of a bill that shows Apt 3. Then we correct the address.',
    description: 'The emergency address still shows the old apartment number.',
    answers: [['Which address is right?', 'Apt 3, not Apt 5']],
    lines: [['staff', 'The address is corrected and confirmed. A call to 911 shows the new one from now on.']],
  },
  {
    service: 'GAS',
    kind: ['meter_reading', 'read_dispute'],
    need: 'Thank you. Please add a photo of the dial, so that we can correct the bill.',
    description: 'The bill says more than the meter shows today. I can send a photo.',
    answers: [['What does the meter show now?', meterShows]],
    lines: [
      ['staff', 'Thank you. Please add a photo of the dial, so that we can correct the bill.'],
      ['customer', 'Here it is. It was not easy to get near.'],
      ['staff', 'Your reading is right. The difference is taken off the next bill.'],
    ],
  },
  {
    service: 'GAS',
    kind: ['meter_access', 'dog'],
    need: 'Please tell us on which weekdays somebody is at home, so that the reader can ring first.',
    description: 'We have a dog now. Please ring before going to the meter.',
    answers: [['What should the reader know?', 'Friendly, but loud']],
    lines: [['staff', 'Noted on the route. The reader will ring first.']],
  },
  {
    service: 'GAS',
    kind: ['gas_on_off', 'relight'],
    need: 'Nobody answered the door. Please tell us when an adult is at home, and we come again. If you smell gas, leave the house and call us from outside.',
    description: 'The pilot of the water heater went out after the maintenance in our street.',
    answers: [
      ['Which appliance?', 'Water heater'],
      ['Will an adult be at home?', 'Yes'],
    ],
    lines: [
      [
        'staff',
        'A technician is on the way this afternoon. If you smell gas, leave the house and call us from outside.',
      ],
    ],
    needsVisit: true,
  },
  {
    service: 'GAS',
    kind: ['locate', 'locate_dig'],
    need: 'Please send a sketch of the fence with the distance to the house, so that we mark the right place.',
    description: 'We are going to set fence posts along the back of the lot.',
    answers: [['Where?', 'The fence at the back']],
    lines: [
      [
        'staff',
        'The marks are set in yellow. They hold for fourteen days; please dig by hand within two feet of them.',
      ],
    ],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['billing', 'bill_question'],
    need: 'Please tell us which two lines you mean, or add a photo of the page.',
    description: 'There are two lines for the same plan on the last bill. Is that right?',
    answers: [],
    lines: [
      ['staff', 'Yes: the plan changed in the middle of the month, so each half is billed on a line of its own.'],
    ],
  },
  {
    service: 'FIBER',
    kind: ['account', 'authorized_user'],
    need: 'Please tell us her name and email address, and whether she may pay bills or only see them.',
    description: 'My daughter should be able to see the bills.',
    answers: [['Who?', 'My daughter']],
    lines: [['staff', 'You can add her under Manage Users. She then gets an invitation by e-mail.']],
  },
]
