/** Messages of the demo's households, with the provider's answers. */
import type { MessageThread } from './caseThreads'

export const messageThreads: readonly MessageThread[] = [
  {
    title: 'Can I change the day my bill is due?',
    description: 'I get paid on the 28th. Could my bill be due a few days later?',
    lines: [
      [
        'staff',
        'Yes, you can pick any day up to the 28th. It’ll take effect with the bill after your next one. Which day would you like?',
      ],
      ['customer', 'The 28th, please.'],
      ['staff', 'Done. The new date starts with the bill after next.'],
    ],
  },
  {
    title: 'Thank you for the quick repair',
    description: 'Your technician was here within two hours and explained everything. Please pass on my thanks.',
    lines: [['staff', 'We will, thank you. It’ll make her day.']],
  },
  {
    title: 'Question about Wi-Fi extenders',
    description: 'Will one extender cover two floors, or do I need two?',
    lines: [
      [
        'staff',
        'For two floors of a typical house, one is enough, as long as it’s where it still gets a good signal from the gateway.',
      ],
      ['customer', 'What about a house with thick walls?'],
      ['staff', 'Then I’d go with two. You can return the second one within 30 days.'],
    ],
  },
  {
    title: 'Away for two months',
    description: 'We’ll be traveling starting next month. Can we put our fiber on hold?',
    lines: [
      ['staff', 'Yes, you can put it on hold for 30 to 180 days, for $5 a month. What are the first and last days?'],
    ],
  },
  {
    title: 'Wrong name on the bill',
    description: 'My last name has been misspelled since the move. It should match my driver’s license.',
    lines: [['staff', 'We’ve corrected it. Your next bill will show the right name.']],
  },
  {
    title: 'When is the street closed?',
    description: 'The letter says work starts on Monday, but the website says Wednesday. Which is right?',
    lines: [
      [
        'staff',
        'It’s Wednesday; the crew was needed somewhere else. You can park on the street until Tuesday evening.',
      ],
    ],
  },
  {
    title: 'Refund for the outage last week',
    description: 'We had no internet for a day and a half. Do we get a credit automatically?',
    lines: [
      ['staff', 'Yes. You’ll see a credit for two days on your next bill, and there’s nothing you need to do.'],
      ['customer', 'Good to know, thanks.'],
    ],
  },
  {
    title: 'Static IP for work',
    description: 'My employer wants me to have a static address. What does it cost, and how long does it take?',
    lines: [['staff', 'It’s $10 a month and ready within a day. You can add it under Fiber Settings.']],
  },
  {
    title: 'Paper bill for my mother',
    description: 'She’d like to get paper bills again.',
    lines: [['staff', 'You can change that under Notification Preferences. Paper bills cost $2 a month.']],
  },
  {
    title: 'Meter reader couldn’t find the gate',
    description: 'I found a card in our mailbox. The gate is on the left side, behind the hedge.',
    lines: [['staff', 'Thanks, we’ve added that to the route sheet.']],
  },
]
