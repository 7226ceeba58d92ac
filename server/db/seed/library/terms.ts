/** What both sides agree to. */
import type { Draft } from './draft'

export const terms: readonly Draft[] = [
  {
    title: 'Terms of fiber, TV and voice service',
    description: 'What you get, what you pay and how either side ends it.',
    age: 180,
    content: [
      { heading: 'Service' },
      'Fiber, TV and voice are one group: they come over one line and stand on one bill. The ONT stays ours and stays in the home; gateway, extenders and TV boxes are lent.',
      { heading: 'Bills' },
      'You are billed once a month in advance, and a bill is due 21 days after it is made. A plan that changes within a month is billed by the days on which you had it.',
      { heading: 'Twelve-month offers' },
      'Installation is waived for those who stay 12 months. Whoever ends such an offer early pays $8 for each month left. It moves with you to an address that we serve.',
      { heading: 'Equipment' },
      'What was lent comes back when service ends. What does not is charged: ONT $150, gateway $120, TV box $90. The charge is taken off when it arrives later.',
      { heading: 'Ending service' },
      'You can end service at any time in the portal. The last bill covers the days up to the end. Your number can be taken to another provider.',
    ],
  },
  {
    title: 'Terms of natural gas service',
    description: 'Meters, readings, access and the customer’s own pipes.',
    age: 180,
    content: [
      { heading: 'The line and the meter' },
      'We own and maintain the line up to the meter and the meter itself. All pipes after the meter are the customer’s, and a licensed plumber works on them.',
      { heading: 'Readings' },
      'Meters are read once a month. When a meter cannot be reached, the reading is estimated and the next real one puts it right. The bill says which kind it is.',
      { heading: 'Access' },
      'The meter must be within reach of our people. Gates are opened and dogs are kept away on the day of an appointment.',
      { heading: 'Turning gas on' },
      'Gas is turned on only by our technician and only while an adult is at home: the house line is checked for leaks and the pilots are lit.',
    ],
  },
  {
    title: 'Deposit policy',
    description: 'When a deposit is asked for, how much, and when it comes back.',
    age: 260,
    content: [
      'A deposit secures the last bill. It earns interest and stays yours.',
      {
        head: ['Service', 'Deposit'],
        rows: [
          ['Gas: two average bills', '$120 to $300'],
          ['Fiber, TV and voice', '$50 to $100'],
          ['Builder lot', '$500'],
        ],
      },
      { heading: 'When it comes back' },
      'After 12 months in a row paid on time, or 24 for renters, or when the account is closed. It is first taken off what is owed. A credit of more than $10 that is left after the last bill is paid out as a check.',
    ],
  },
  {
    title: 'Refund and credit policy',
    description: 'Overpayments, outage credits and missed appointments.',
    age: 260,
    content: [
      { heading: 'Refunds' },
      'We refund overpayments, duplicate payments, billing corrections, deposits and what is left on a closed account. A check that is not cashed within 180 days is stale; ask for a new one.',
      { heading: 'Outage credits' },
      'For each 24 hours or part of them that a service is out you are credited a thirtieth of its monthly price. From 24 hours on this happens by itself; for a shorter outage ask.',
      { heading: 'Missed appointments' },
      'If our technician does not come within the agreed hours, ask for a credit. If nobody is at home, the fee of $40 is charged.',
    ],
  },
  {
    title: 'Disconnection policy for gas',
    description: 'The steps before gas is disconnected, and what prevents it.',
    age: 75,
    content: [
      { heading: 'Steps' },
      {
        steps: [
          'The bill is due 21 days after it was made.',
          'A reminder 3 days later, a late fee 5 days later and a past-due letter 10 days later.',
          'A disconnect notice 20 days later, at least 10 days before a disconnection.',
          'A last call or a door tag 48 hours before.',
        ],
      },
      { heading: 'What prevents it' },
      {
        points: [
          'A medical certificate holds a disconnection for 30 days.',
          'Nobody is disconnected while the forecast is at or below 32 °F, nor heating homes from November to March.',
          'A payment arrangement that is kept, a dispute that is open, or the pledge of an agency.',
          'Nobody is disconnected on a Friday, on a holiday or after 2:00 PM.',
        ],
      },
      { heading: 'Payment arrangements' },
      'An arrangement begins with 25 to 50% of what is owed; the rest is spread over three to six installments. There is one in 12 months.',
    ],
  },
  {
    title: 'Suspension policy for fiber, TV and voice',
    description: 'What happens, and when, to an unpaid bill of the fiber group.',
    age: 75,
    content: [
      'The days count from the due date of the bill.',
      {
        head: ['Step', 'Day'],
        rows: [
          ['Reminder', '3'],
          ['Notice page in the browser', '15'],
          ['Suspension; 911 can still be called', '25'],
          ['End of service', '45'],
        ],
      },
      'Paying what is past due brings service back. Resuming costs $15.',
    ],
  },
  {
    title: 'Privacy notice',
    description: 'What we keep about you, and what for.',
    age: 310,
    content: [
      'We keep what is needed to serve and bill you: names, addresses, telephone numbers, readings, payments and what you wrote to us.',
      'Card and bank numbers stay with our payment provider. We know the kind of method, its last four digits and when it expires.',
      'Every look of our staff into an account leaves a record. Ask with a privacy request what is kept about you, or to have it corrected.',
      'We never ask for a password or a one-time code.',
    ],
  },
]
