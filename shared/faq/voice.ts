import { technicalNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const voice: Topic = {
  code: 'voice',
  label: 'Voice, voicemail and E911',
  services: ['VOIP'],
  request: { type: 'voice', subtype: 'e911' },
  questions: [
    {
      slug: 'e911-address',
      question: 'Which address do emergency services see when I call 911?',
      answer: [
        'The E911 address on file for your line, which is your service address. If you take the telephone elsewhere, they would be sent to the wrong place: have the address changed first, and always say where you are.',
        'Ask for a change with a service request, and use a mobile phone for 911 until we confirm it.',
      ],
      link: { label: 'New service request', path: paths.serviceTicketCreate },
      words: '911 emergency location e911',
    },
    {
      slug: 'e911-power',
      question: 'Can I call 911 in a power cut?',
      answer: [
        'Only with a battery: voice over fiber needs power in your home and an internet line that works. The ONT battery is $4 a month; test it twice a year. Keep a charged mobile phone, which reaches 911 even without a contract.',
      ],
      words: '911 battery electricity outage',
    },
    {
      slug: 'voicemail-set-up',
      question: 'How do I set up voicemail?',
      answer: [
        'Dial *98 from your line, choose a PIN and record a greeting. A stuttering dial tone says that there are new messages.',
      ],
      words: 'mailbox greeting *98',
    },
    {
      slug: 'voicemail-pin',
      question: 'I forgot my voicemail PIN.',
      answer: [
        `Send a request or call ${technicalNumber}. We set a PIN that you must change at your next call. Your messages stay.`,
      ],
      words: 'reset voicemail password',
    },
    {
      slug: 'port-number',
      question: 'Can I bring my number with me?',
      answer: [
        'Nearly always, and it costs nothing. Do not cancel with your present provider: the move ends it. Have its account number and transfer PIN at hand.',
      ],
      words: 'port transfer keep phone number',
    },
    {
      slug: 'unwanted-calls',
      question: 'How do I stop unwanted calls?',
      answer: [
        'Call screening ($2 a month) asks unknown callers for their name. Dial *77 to refuse anonymous calls, and *60 to block the last number. Hang up on anyone who asks for a payment by gift card: we never do.',
      ],
      words: 'spam robocall block scam',
    },
    {
      slug: 'no-dial-tone',
      question: 'There is no dial tone.',
      answer: [
        'See that the telephone is plugged into Phone 1 of the gateway, try another telephone, then restart the gateway. For an emergency use a mobile phone now.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'dead line phone not working',
    },
  ],
}
