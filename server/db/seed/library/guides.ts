/** Step-by-step guides. */
import type { DocumentDraft } from './draft'

export const guides: readonly DocumentDraft[] = [
  {
    title: 'Better Wi-Fi at home',
    description: 'Where to put the gateway, and when an extender helps.',
    age: 58,
    content: [
      'Plan speeds are measured over a cable at the gateway. Over Wi-Fi, walls, distance and older devices slow things down.',
      {
        steps: [
          'Put the gateway out in the open, in the middle of your home and off the floor.',
          'Keep it away from metal, aquariums and microwaves.',
          'Measure your speed next to the gateway and in the far room. If only the far room is slow, distance is the cause.',
          'If that’s not enough, whole-home Wi-Fi adds one extender for $7 a month or two for $12.',
        ],
      },
      'You can change your network name and password in the portal under Fiber Settings. You’ll need to reconnect every device afterward.',
    ],
  },
  {
    title: 'What the ONT lights mean',
    description: 'The box where the fiber ends, and what each light tells you.',
    age: 200,
    content: [
      {
        head: ['Light', 'Normal', 'Problem'],
        rows: [
          ['Power', 'Green', 'Off'],
          ['PON or Fiber', 'Green, steady', 'Off or blinking'],
          ['LOS', 'Off', 'Red'],
          ['Ethernet or LAN', 'Green, blinking', 'Off'],
        ],
      },
      'If LOS is red, no light is coming through the fiber. Check that the thin cable isn’t bent sharply, but don’t unplug it, and never look into its end. Then report it.',
      'If Power is off, plug a lamp into the outlet to test it, press the outlet’s reset button and check the breaker.',
    ],
  },
  {
    title: 'Restarting your gateway',
    description: 'The first thing to try when your internet doesn’t work.',
    age: 200,
    content: [
      {
        steps: [
          'Unplug the gateway and wait 30 seconds.',
          'Plug it back in and give it five minutes.',
          'Check both ends of the cable between the ONT and the gateway.',
          'Try a computer with a cable to see if only Wi-Fi is affected.',
        ],
      },
      'You can also restart the gateway in the portal under Fiber Settings. If nothing helps, Troubleshooting in the portal opens a request that includes what you tried.',
    ],
  },
  {
    title: 'Setting up voicemail',
    description: 'The greeting, PIN and messages for your home line.',
    age: 150,
    content: [
      {
        steps: [
          'Dial *98 from your line.',
          'Choose a PIN when prompted.',
          'Record your name and a greeting.',
          'Hang up. A stutter dial tone means you have new messages.',
        ],
      },
      'Voicemail to text ($3 a month) sends you your voicemails as text messages.',
    ],
  },
  {
    title: 'TV PIN and parental controls',
    description: 'Choose what can be watched without the PIN.',
    age: 150,
    content: [
      'The PIN protects purchases and parental settings.',
      {
        steps: [
          'On the box, open Settings, then Parental controls.',
          'Choose the highest rating allowed without the PIN.',
          'Choose any channels that should always ask for it.',
        ],
      },
      'If you forgot your PIN, send a request or call 555-0102. We’ll give the account holder a new one.',
    ],
  },
  {
    title: 'Reading your gas meter',
    description: 'How to read digits and dials, and how they turn into your bill.',
    age: 90,
    content: [
      { heading: 'Meters with digits' },
      'Write down the whole numbers from left to right, and skip any in red.',
      { heading: 'Meters with dials' },
      'Read from left to right. If the hand is between two numbers, use the lower one; between 9 and 0, use 9. A meter that passes 9999 starts over at 0000.',
      { heading: 'From the meter to the bill' },
      'The meter measures CCF (hundreds of cubic feet). We bill you in therms: CCF times the month’s heat factor, which is between 1.015 and 1.045.',
    ],
  },
  {
    title: 'Autopay and paperless bills',
    description: 'Pay automatically, one day before a bill is due.',
    age: 26,
    content: [
      {
        steps: [
          'Open Payment Methods in the portal.',
          'Choose the billing account and a saved method. You set up gas and fiber separately.',
          'Turn autopay on.',
        ],
      },
      'Autopay pays the full balance one day before the bill is due. With an E-Check, there’s no fee.',
      'If you go paperless, you’ll save $2 a month on the fiber bill, and we’ll email you when each bill is ready.',
    ],
  },
]
