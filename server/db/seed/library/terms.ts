/** Terms and conditions. */
import type { DocumentDraft } from './draft'

export const terms: readonly DocumentDraft[] = [
  {
    title: 'Terms of fiber, TV and voice service',
    description: 'What you get, what you pay and how to stop service.',
    age: 180,
    content: [
      { heading: 'Service' },
      'Fiber, TV and voice are one group: they come over one line and are on one bill. The ONT belongs to us and stays in the home. We lend you the gateway, extenders and TV boxes.',
      { heading: 'Bills' },
      'We bill you once a month in advance, and a bill is due 21 days after it’s issued. If you change plans mid-month, we bill each plan for the days you had it.',
      { heading: 'Twelve-month offers' },
      'We waive installation if you stay 12 months. If you end the offer early, you pay $8 for each remaining month. The offer moves with you to any address we serve.',
      { heading: 'Equipment' },
      'Return the equipment we lent you when service ends. We charge for anything that isn’t returned: ONT $150, gateway $120, TV box $90. If it arrives later, we remove the charge.',
      { heading: 'Stopping service' },
      'You can stop service at any time in the portal. Your last bill covers the days until service stops. You can take your number to another provider.',
    ],
  },
  {
    title: 'Terms of natural gas service',
    description: 'Meters, readings, access and your own pipes.',
    age: 180,
    content: [
      { heading: 'The line and the meter' },
      'We own and maintain the meter and the line up to it. All pipes after the meter are the customer’s, and only a licensed plumber works on them.',
      { heading: 'Readings' },
      'We read meters once a month. If we can’t reach a meter, we estimate the reading, and the next actual one corrects it. Your bill says which kind it is.',
      { heading: 'Access' },
      'Our people must be able to reach the meter. On the day of an appointment, open gates and keep dogs away.',
      { heading: 'Turning gas on' },
      'Only our technician turns gas on, and only while an adult is home. The technician checks the house line for leaks and lights the pilots.',
    ],
  },
  {
    title: 'Deposit policy',
    description: 'When we ask for a deposit, how much, and when you get it back.',
    age: 260,
    content: [
      'A deposit secures your last bill. It earns interest and is still your money.',
      {
        head: ['Service', 'Deposit'],
        rows: [
          ['Gas: two average bills', '$120 to $300'],
          ['Fiber, TV and voice', '$50 to $100'],
          ['Builder lot', '$500'],
        ],
      },
      { heading: 'When you get it back' },
      'After you’ve paid on time for 12 months in a row (24 for renters), or when the account is closed. We first apply it to what you owe. If more than $10 in credit is left after your last bill, we mail you a check.',
    ],
  },
  {
    title: 'Refund and credit policy',
    description: 'Overpayments, outage credits and missed appointments.',
    age: 260,
    content: [
      { heading: 'Refunds' },
      'We refund overpayments, duplicate payments, billing corrections, deposits and what’s left on a closed account. A check that isn’t cashed within 180 days is stale; ask us for a new one.',
      { heading: 'Outage credits' },
      'For each 24 hours or part of 24 hours that a service is out, we credit you one-thirtieth of its monthly price. At 24 hours or more, this is automatic; for a shorter outage, ask us.',
      { heading: 'Missed appointments' },
      'If our technician doesn’t come in the appointment window, ask for a credit. If no one is home, we charge $40.',
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
          'The bill is due 21 days after it’s issued.',
          'You get a reminder 3 days later, a late fee 5 days later and a past-due letter 10 days later.',
          'You get a disconnect notice 20 days later, at least 10 days before a disconnection.',
          'You get a final call or a door tag 48 hours before.',
        ],
      },
      { heading: 'What prevents it' },
      {
        points: [
          'A medical certificate puts a disconnection on hold for 30 days.',
          'We don’t disconnect anyone while the forecast is at or below 32°F, and we don’t disconnect homes heated with gas from November to March.',
          'We don’t disconnect while you keep a payment arrangement, a dispute is open, or an agency has made a pledge.',
          'We don’t disconnect anyone on a Friday, on a holiday or after 2:00 PM.',
        ],
      },
      { heading: 'Payment arrangements' },
      'You pay 25% to 50% of what you owe up front and the rest in three to six installments. You can have one arrangement every 12 months.',
    ],
  },
  {
    title: 'Suspension policy for fiber, TV and voice',
    description: 'What happens if a fiber, TV and voice bill isn’t paid, and when.',
    age: 75,
    content: [
      'Days are counted from the bill’s due date.',
      {
        head: ['Step', 'Day'],
        rows: [
          ['Reminder', '3'],
          ['Notice page in the browser', '15'],
          ['Suspension; you can still call 911', '25'],
          ['End of service', '45'],
        ],
      },
      'Pay what’s past due to get service back. Resuming costs $15.',
    ],
  },
  {
    title: 'Privacy notice',
    description: 'What we keep about you, and why.',
    age: 310,
    content: [
      'We keep what we need to serve and bill you: names, addresses, phone numbers, readings, payments and what you’ve written to us.',
      'Card and bank numbers stay with our payment provider. We see only the type of method, its last four digits and when it expires.',
      'Every time our staff opens an account, we record it. Send a privacy request to ask what we keep about you, or to have it corrected.',
      'We never ask for your password or a one-time code.',
    ],
  },
]
