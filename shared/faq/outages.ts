import { supportNumber } from '../contactNumbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const outages: Topic = {
  code: 'outages',
  label: 'Outages',
  services: ['FIBER', 'TV', 'VOIP'],
  request: { type: 'no_service', subtype: 'lights_fine' },
  questions: [
    {
      slug: 'is-there-an-outage',
      question: 'How do I find out whether there is an outage?',
      answer: [
        `Known outages at your addresses stand at the top of your dashboard and of the Support page. Without internet, open this portal over mobile data or call ${supportNumber}, day and night.`,
      ],
      link: { label: 'Support', path: paths.support },
      words: 'down status map internet not working',
    },
    {
      slug: 'report-outage',
      question: 'How do I report one?',
      answer: [
        'Go through Troubleshooting first: it often ends there. Otherwise it opens a request with what you tried. Such a request gets its first answer within one hour.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'no internet no service report',
    },
    {
      slug: 'power-cut',
      question: 'Does fiber work in a power cut?',
      answer: [
        'The line does, but the ONT and gateway need power. With the ONT battery ($4 a month) the telephone keeps working for about eight hours; for Wi-Fi the gateway needs a battery of its own. Keep a charged mobile phone for 911.',
      ],
      words: 'electricity battery blackout storm',
    },
    {
      slug: 'outage-credit',
      question: 'Do I get money back for an outage?',
      answer: [
        'Yes: your monthly price divided by 30 for each 24 hours or part of them. From 24 hours on it is credited by itself. For a shorter one ask with a billing request.',
      ],
      words: 'credit refund compensation',
    },
    {
      slug: 'cut-line',
      question: 'A cable hangs down or was cut. What do I do?',
      answer: [
        `Keep away and keep others away: it may touch a power line. If it does or might, call 911. Then call ${supportNumber}. Never touch or move the cable, and never look into the end of a fiber.`,
      ],
      words: 'damaged line fallen cable dig',
    },
    {
      slug: 'planned-work',
      question: 'Do you tell me before planned work?',
      answer: [
        'Yes, on your dashboard and on the channels that you chose. Such work is done at night where possible; the announcement names the hours.',
      ],
      link: { label: 'Notification preferences', path: paths.communicationPreference },
      words: 'maintenance notice scheduled',
    },
  ],
}
