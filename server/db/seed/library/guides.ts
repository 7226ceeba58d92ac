/** How things are done, step by step. */
import type { Draft } from './draft'

export const guides: readonly Draft[] = [
  {
    title: 'Better Wi-Fi at home',
    description: 'Where to put the gateway, and when an extender helps.',
    age: 58,
    content: [
      'A plan is measured with a cable at the gateway. Over Wi-Fi, walls, distance and the age of a device take their part.',
      {
        steps: [
          'Put the gateway in the open, in the middle of the home and off the floor.',
          'Keep it away from metal, aquariums and microwave ovens.',
          'Measure beside the gateway and in the far room. If only the far room is slow, distance is the cause.',
          'If that is not enough, whole-home Wi-Fi adds one extender for $7 a month or two for $12.',
        ],
      },
      'Network name and password can be changed in the portal under Fiber Settings. Every device has to join again afterwards.',
    ],
  },
  {
    title: 'What the ONT lights mean',
    description: 'The box in which the fiber ends, and what each light says.',
    age: 200,
    content: [
      {
        head: ['Light', 'Right', 'Wrong'],
        rows: [
          ['Power', 'Green', 'Dark'],
          ['PON or Fiber', 'Green, steady', 'Dark, blinks'],
          ['LOS', 'Dark', 'Red'],
          ['Ethernet or LAN', 'Green, blinks', 'Dark'],
        ],
      },
      'When LOS is red, no light arrives through the fiber. See that the thin cable is not bent sharply, but do not unplug it and never look into its end. Then report it.',
      'When Power is dark, try the socket with a lamp, press the reset button of the outlet and check the breaker.',
    ],
  },
  {
    title: 'Restarting the gateway',
    description: 'What helps first when the internet does not work.',
    age: 200,
    content: [
      {
        steps: [
          'Unplug the gateway and wait thirty seconds.',
          'Plug it in and give it five minutes.',
          'Check the cable between ONT and gateway at both ends.',
          'Try a computer with a cable, to see whether only Wi-Fi is affected.',
        ],
      },
      'The gateway can also be restarted in the portal under Fiber Settings. If nothing helps, Troubleshooting in the portal opens a request with what you tried.',
    ],
  },
  {
    title: 'Setting up voicemail',
    description: 'Greeting, PIN and messages of your home line.',
    age: 150,
    content: [
      {
        steps: [
          'Dial *98 from your line.',
          'Choose a PIN when you are asked for one.',
          'Record your name and a greeting.',
          'Hang up. A stuttering dial tone says that there are new messages.',
        ],
      },
      'Voicemail to text, for $3 a month, brings your voicemails as messages.',
    ],
  },
  {
    title: 'TV PIN and parental controls',
    description: 'Choosing what may be watched without the PIN.',
    age: 150,
    content: [
      'The PIN protects purchases and the settings for children.',
      {
        steps: [
          'Open Settings on the box, then Parental controls.',
          'Choose the highest rating that is allowed without the PIN.',
          'Choose channels that always ask for it.',
        ],
      },
      'If you forgot the PIN, send a request or call 555-0102: the account holder gets a new one.',
    ],
  },
  {
    title: 'Reading your gas meter',
    description: 'Digits, dials and sending us your own reading.',
    age: 90,
    content: [
      { heading: 'Meters with digits' },
      'Write down the whole numbers from left to right and leave out any in red.',
      { heading: 'Meters with dials' },
      'Go from left to right. Where the hand stands between two numbers take the lower one; between 9 and 0 take 9. A meter that has passed 9999 begins at 0000 again.',
      { heading: 'From the meter to the bill' },
      'The meter counts CCF, hundreds of cubic feet. Therms, which are billed, are CCF times the heat factor of the month, which lies between 1.015 and 1.045.',
    ],
  },
  {
    title: 'Autopay and paperless bills',
    description: 'Paying by itself, one day before a bill is due.',
    age: 26,
    content: [
      {
        steps: [
          'Open Payment Methods in the portal.',
          'Choose the billing account and a saved method. Gas and fiber are set separately.',
          'Turn autopay on.',
        ],
      },
      'Autopay pays the whole balance one day before the bill is due. With an E-Check it is free of fees.',
      'Without a paper bill you save $2 a month on the fiber bill; an email tells when it is ready.',
    ],
  },
]
