import { technicalNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const voip: Topic = {
  code: 'voice',
  label: 'Voice, voicemail and E911',
  services: ['VOIP'],
  request: { type: 'voice', subtype: 'e911' },
  questions: [
    {
      slug: 'e911-address',
      question: 'Which address do emergency services see when I call 911?',
      answer: [
        'They see the E911 address on file for your line, which is your service address. If you take the phone somewhere else, they’d be sent to the wrong place, so have the address changed first, and always say where you are.',
        'To change it, send a service request, and use a cell phone for 911 until we confirm the change.',
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: '911 emergency location e911',
    },
    {
      slug: 'e911-power',
      question: 'Can I call 911 in a power outage?',
      answer: [
        'Only with a battery. Voice over fiber needs power in your home and a working internet line. The ONT battery is $4 a month; test it twice a year. Keep a charged cell phone, which can reach 911 even without a plan.',
      ],
      words: '911 battery electricity outage',
    },
    {
      slug: 'voicemail-set-up',
      question: 'How do I set up voicemail?',
      answer: [
        'Dial *98 from your line, choose a PIN and record a greeting. A stutter dial tone means you have new messages.',
      ],
      link: { label: 'VOIP', path: paths.voipCustomer },
      words: 'mailbox greeting *98',
    },
    {
      slug: 'voicemail-pin',
      question: 'I forgot my voicemail PIN.',
      answer: [
        `Send a request or call ${technicalNumber}. We’ll set a temporary PIN for you to change on your next call. You won’t lose your messages.`,
      ],
      link: { label: 'New Service Request', path: paths.serviceTicketCreate },
      words: 'reset voicemail password',
    },
    {
      slug: 'port-number',
      question: 'Can I bring my phone number with me?',
      answer: [
        'Almost always, and it’s free. Don’t cancel with your current provider: moving the number does that. Have your account number and transfer PIN with them ready.',
      ],
      link: { label: 'Bring your number', path: `${paths.serviceTicketCreate}?type=voice&subtype=port` },
      words: 'port transfer keep phone number',
    },
    {
      slug: 'unwanted-calls',
      question: 'How do I stop unwanted calls?',
      answer: [
        'Add their numbers to the block list under VOIP. Call screening ($2 a month) asks unknown callers for their name. Dial *77 to reject anonymous calls and *60 to block the last number. Hang up on anyone who asks for payment by gift card; we never do.',
      ],
      link: { label: 'VOIP', path: paths.voipCustomer },
      words: 'spam robocall block scam',
    },
    {
      slug: 'no-dial-tone',
      question: 'There’s no dial tone.',
      answer: [
        'Check that the phone is plugged into Phone 1 on the gateway, try another phone, then restart the gateway. In an emergency, use a cell phone now.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'dead line phone not working',
    },
    {
      slug: 'call-forwarding',
      question: 'How do I forward my calls?',
      answer: ['Under VOIP, choose Change forwarding, which calls to forward, and the number they should go to.'],
      link: { label: 'VOIP', path: paths.voipCustomer },
    },
  ],
}
