/** What households of the demo write about, and what the provider answered. */
import type { MessageThread } from './caseThreads'

export const messageThreads: readonly MessageThread[] = [
  {
    title: 'Can I change the day my bill is due?',
    description: 'My salary comes on the 28th. Could the bill be due a few days later?',
    lines: [
      [
        'staff',
        'Yes, to any day up to the 28th. It takes effect with the bill after the next one. Which day would you like?',
      ],
      ['customer', 'The 28th, please.'],
      ['staff', 'Done. The next bill is still due on the old day.'],
    ],
  },
  {
    title: 'Thank you for the quick repair',
    description: 'Your technician was here within two hours and explained everything. Please pass it on.',
    lines: [['staff', 'Thank you, we will. It made her day.']],
  },
  {
    title: 'Question about the Wi-Fi extender',
    description: 'Does one extender cover two floors, or do I need the pack of two?',
    lines: [
      [
        'staff',
        'For two floors of an ordinary house one is enough, if it stands where it still sees the gateway well.',
      ],
      ['customer', 'And in a house with thick walls?'],
      ['staff', 'Then rather two. You can return the second within thirty days.'],
    ],
  },
  {
    title: 'Away for two months',
    description: 'We travel from next month on. Can fiber be put on hold?',
    lines: [
      ['staff', 'A hold is possible for 30 to 180 days, for five dollars a month. Tell us the first and the last day.'],
    ],
  },
  {
    title: 'Wrong name on the bill',
    description: 'My last name is misspelled since the move. It should be as on my driver’s license.',
    lines: [['staff', 'We have corrected it. The next bill shows the right one.']],
  },
  {
    title: 'When is the street closed?',
    description: 'The letter says work begins on Monday, the website says Wednesday. Which is right?',
    lines: [['staff', 'Wednesday: the crew was needed elsewhere. You can park in the street until Tuesday evening.']],
  },
  {
    title: 'Refund for the outage last week',
    description: 'We had no internet for a day and a half. Is that credited by itself?',
    lines: [
      ['staff', 'Yes: two days are credited on the next bill, without anything to do for you.'],
      ['customer', 'Good to know, thank you.'],
    ],
  },
  {
    title: 'Static IP for work',
    description: 'My employer asks for a fixed address. What does it cost, and how long does it take?',
    lines: [['staff', 'Ten dollars a month, ready within a day. You can add it under Fiber Settings.']],
  },
  {
    title: 'Paper bill for my mother',
    description: 'She would like to have it on paper again.',
    lines: [['staff', 'That can be changed under Notification Preferences. The paper bill costs two dollars a month.']],
  },
  {
    title: 'Meter reader did not find the gate',
    description: 'There was a card in the letter box. The gate is on the left side, behind the hedge.',
    lines: [['staff', 'Thank you, the route sheet says so now.']],
  },
]
