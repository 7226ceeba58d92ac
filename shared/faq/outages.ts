import { supportNumber } from '../desks/contactNumbers'
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
      question: 'How do I find out if there’s an outage?',
      answer: [
        `We show known outages at your addresses at the top of your dashboard and the Support page. If you don’t have internet, use mobile data or call ${supportNumber}, day or night.`,
      ],
      link: { label: 'Support', path: paths.support },
      words: 'down status map internet not working',
    },
    {
      slug: 'report-outage',
      question: 'How do I report an outage?',
      answer: [
        'Try Troubleshooting first; it often fixes the problem. If not, it opens a request that includes what you tried. You’ll get our first reply within one hour.',
      ],
      link: { label: 'Troubleshooting', path: paths.troubleShoot },
      words: 'no internet no service report',
    },
    {
      slug: 'power-cut',
      question: 'Does fiber work in a power outage?',
      answer: [
        'The line does, but the ONT and gateway need power. With the ONT battery ($4 a month), your home phone keeps working for about eight hours. For Wi-Fi, the gateway needs its own battery. Keep a charged cell phone for 911.',
      ],
      words: 'electricity battery blackout storm',
    },
    {
      slug: 'outage-credit',
      question: 'Do I get a credit for an outage?',
      answer: [
        'Yes: your monthly price divided by 30 for each 24 hours or part of 24 hours. At 24 hours or more, we credit you automatically. For a shorter outage, send a billing request.',
      ],
      link: { label: 'Ask for a credit', path: `${paths.serviceTicketCreate}?type=billing&subtype=refund` },
      words: 'credit refund compensation',
    },
    {
      slug: 'cut-line',
      question: 'A cable is hanging down or was cut. What do I do?',
      answer: [
        `Stay away and keep others away: it may be touching a power line. If it is or might be, call 911. Then call ${supportNumber}. Never touch or move the cable, and never look into the end of a fiber.`,
      ],
      words: 'damaged line fallen cable dig',
    },
    {
      slug: 'planned-work',
      question: 'Will you tell me before planned work?',
      answer: [
        'Yes, on your dashboard and through the channels you chose. We do this work at night when we can; the announcement gives the hours.',
      ],
      link: { label: 'Notification Preferences', path: paths.communicationPreference },
      words: 'maintenance notice scheduled',
    },
    {
      slug: 'request-technician',
      question: 'How do I get a technician to come?',
      answer: [
        'Try Troubleshooting first; it often fixes the problem right away. If you need a visit, send a service request and choose a day and a time when an adult is home.',
      ],
      link: { label: 'Request a visit', path: paths.serviceTicketCreate },
    },
    {
      slug: 'change-appointment',
      question: 'How do I change or cancel an appointment?',
      answer: [
        'Open the request under My Service Requests and move the appointment or cancel the request. Do it ahead of time: if no one is home when the technician arrives, we charge $40.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'reschedule',
    },
  ],
}
