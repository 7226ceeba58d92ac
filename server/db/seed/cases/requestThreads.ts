/** Service requests of the demo's households, with the provider's answers. */
import { meterPlaceholder, type RequestThread } from './caseThreads'

export const requestThreads: readonly RequestThread[] = [
  {
    service: 'FIBER',
    kind: ['no_service', 'ont_red'],
    question:
      'Is the white box plugged directly into the wall outlet, not into a power strip? Please try that and tell us which lights come on.',
    description:
      'Our internet went out this morning and the light on the white box is red. We haven’t unplugged anything.',
    answers: [
      ['What does the light marked PON or Fiber on the white box (ONT) show?', 'Red'],
      ['When did it start?', 'Earlier today'],
    ],
    lines: [
      [
        'staff',
        'We’re not getting any light from your ONT, so a technician needs to check the line. We’ve booked you the first open appointment.',
      ],
      ['customer', 'Thanks. Please ring the bell at the side door.'],
      ['staff', 'The connector at your house was broken. We replaced it, and the signal is good again.'],
    ],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['slow', 'slow_wifi'],
    question:
      'The line to your home looks good: 940 Mbps at the gateway. Where in the house is the gateway? Then we can suggest a fix.',
    description:
      'Upstairs I get about a tenth of the speed I get next to the gateway. It was better before the summer.',
    answers: [
      ['Which devices are affected?', 'A laptop and two phones'],
      ['When did it start?', 'More than a week ago'],
    ],
    lines: [
      ['staff', 'The line to your home looks good: 940 Mbps at the gateway. Where in the house is the gateway?'],
      ['customer', 'In the closet under the stairs.'],
      [
        'staff',
        'Moving it out of the closet will help the most. If it has to stay there, an extender on the landing will cover the upstairs.',
      ],
    ],
  },
  {
    service: 'FIBER',
    kind: ['intermittent', 'drops_all'],
    question:
      'We’ve moved you to another port on our end. Please keep an eye on it for a day and let us know if calls still drop.',
    description: 'Video calls drop two or three times an hour on every device, even over a cable.',
    answers: [
      ['What does the light marked PON or Fiber on the white box (ONT) show?', 'Green, steady'],
      ['When did it start?', 'A few days ago'],
    ],
    lines: [
      ['staff', 'We’ve moved you to another port on our end and will watch the line until tomorrow.'],
      ['staff', 'No drops since noon yesterday. Let us know if it happens again.'],
    ],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['equipment', 'move_ont'],
    question:
      'We can do that in one visit of about two hours. Which days work for you? Someone 18 or older must be home.',
    description: 'We’re turning the study into a bedroom and would like to move the fiber box to the hall.',
    answers: [['Where should it go?', 'The hall, next to the breaker box']],
    lines: [['staff', 'We can do that in one visit of about two hours. Someone 18 or older must be home.']],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['line', 'bury_drop'],
    question:
      'Please mark any sprinklers and pipes on the photo of your lawn, or tell us there aren’t any. The crew will come within a week after that.',
    description: 'The orange cable has been lying across our front lawn since the installation.',
    answers: [['Where is it exposed?', 'From the street to the left corner of the house']],
    lines: [
      [
        'staff',
        'The crew that buries lines will be on your street next week. They’ll restore your lawn when they’re done.',
      ],
    ],
    needsVisit: true,
  },
  {
    service: 'TV',
    kind: ['tv', 'missing_channel'],
    question: 'The station changed its feed. Please restart the box once and let us know if channel 41 is back.',
    description: 'Channel 41 has been just a blue screen since Sunday. All the others work.',
    answers: [['Which channel?', '41']],
    lines: [['staff', 'The station changed its feed. Restarting the box once should bring the channel back.']],
  },
  {
    service: 'TV',
    kind: ['tv', 'tv_box'],
    question: 'We’ve restarted it from our end. Is it still stuck on the logo?',
    description: 'The box in the living room is stuck on the logo.',
    answers: [['When did it start?', 'Earlier today']],
    lines: [['staff', 'We’ve restarted it from our end. If it’s still stuck on the logo, we’ll replace the box.']],
  },
  {
    service: 'VOIP',
    kind: ['voice', 'e911'],
    question: 'Please send us a page of your lease or a bill that shows Apt 3, and we’ll correct the address.',
    description: 'My emergency address still shows the wrong apartment number.',
    answers: [['What’s the correct address?', 'Apt 3, not Apt 5']],
    lines: [['staff', 'We’ve corrected and confirmed the address. 911 will see the new one from now on.']],
  },
  {
    service: 'GAS',
    kind: ['meter_reading', 'read_dispute'],
    question: 'Thank you. Please add a photo of the dial so we can correct your bill.',
    description: 'My bill shows a higher reading than the meter does today. I can send a photo.',
    answers: [['What does the meter show now?', meterPlaceholder]],
    lines: [
      ['staff', 'Thank you. Please add a photo of the dial so we can correct your bill.'],
      ['customer', 'Here it is. It wasn’t easy to get close.'],
      ['staff', 'Your reading is right. We’ll take the difference off your next bill.'],
    ],
  },
  {
    service: 'GAS',
    kind: ['meter_access', 'dog'],
    question: 'Which weekdays is someone home, so the reader can ring first?',
    description: 'We have a dog now. Please ring before going to the meter.',
    answers: [['What should the meter reader know?', 'Friendly, but loud']],
    lines: [['staff', 'Thanks, we’ve added that to the route sheet. The reader will ring first.']],
  },
  {
    service: 'GAS',
    kind: ['gas_on_off', 'relight'],
    question:
      'No one answered the door. Please tell us when an adult will be home, and we’ll come back. If you smell gas, leave the house, then call 911 and us from outside.',
    description: 'The pilot light on our water heater went out after the work on our street.',
    answers: [
      ['Which appliance?', 'Water heater'],
      ['Will an adult be home?', 'Yes'],
    ],
    lines: [
      [
        'staff',
        'A technician will be there this afternoon. If you smell gas, leave the house, then call 911 and us from outside.',
      ],
    ],
    needsVisit: true,
  },
  {
    service: 'GAS',
    kind: ['locate', 'locate_dig'],
    question: 'Please send a sketch of the fence with its distance from the house so we mark the right spot.',
    description: 'We’re putting in fence posts along the back of our lot.',
    answers: [['Where?', 'Along the back fence']],
    lines: [
      [
        'staff',
        'We’ve marked the lines in yellow. The marks are good for 14 days; please dig by hand within two feet of them.',
      ],
    ],
    needsVisit: true,
  },
  {
    service: 'FIBER',
    kind: ['billing', 'bill_question'],
    question: 'Which two lines do you mean? You can also add a photo of the page.',
    description: 'My last bill has two lines for the same plan. Is that right?',
    answers: [],
    lines: [['staff', 'Yes. Your plan changed mid-month, so each part of the month has its own line.']],
  },
  {
    service: 'FIBER',
    kind: ['account', 'authorized_user'],
    question: 'What’s her name and email address, and should she be able to pay bills or just see them?',
    description: 'I’d like my daughter to be able to see the bills.',
    answers: [['Who should have access?', 'My daughter']],
    lines: [['staff', 'You can add her under Manage Users, and we’ll email her an invitation.']],
  },
]
