import { paths } from '../paths'
import type { Topic } from './topic'

export const startStop: Topic = {
  code: 'start-stop',
  label: 'Starting and stopping service',
  request: { type: 'moving', subtype: 'start' },
  questions: [
    {
      slug: 'add-service',
      question: 'How do I add another service?',
      answer: [
        'Send a request to start another service and choose fiber, phone, TV or gas. We’ll tell you what it costs and agree on a day before anything starts.',
      ],
      link: { label: 'Start a service', path: `${paths.serviceTicketCreate}?type=moving&subtype=start` },
      words: 'bundle new sign up',
    },
    {
      slug: 'availability',
      question: 'Which services can I get at my address?',
      answer: [
        'Communities lists each community we serve, with its services, plans and prices. If you don’t find yours, contact us.',
      ],
      link: { label: 'Communities', path: paths.communities },
      words: 'available area offer fiber coming street neighborhood',
    },
    {
      slug: 'installation',
      question: 'Do I have to be home for an installation?',
      answer: [
        'Yes, an adult has to be home while the technician is there. Installation is $99, waived if you stay 12 months.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'install setup appointment cost',
    },
    {
      slug: 'cancel-service',
      question: 'How do I cancel a service?',
      answer: [
        'Send a request to stop the service and choose the last day. You can stop one service and keep the others, and your last bill covers the days up to then.',
        'If you’re in the first 12 months of an offer, an early termination fee of $8 for each remaining month may apply.',
      ],
      link: { label: 'Stop a service', path: `${paths.serviceTicketCreate}?type=moving&subtype=end` },
      words: 'terminate close account end',
    },
    {
      slug: 'stop-gas',
      question: 'How do I have my gas turned off?',
      answer: [
        'Send a request to stop the service and choose the day. Our technician turns the gas off at the meter, so never turn the valve there yourself.',
      ],
      link: { label: 'Stop a service', path: `${paths.serviceTicketCreate}?type=moving&subtype=end` },
      words: 'shut vacant',
    },
    {
      slug: 'pause-service',
      question: 'Can I pause my service while I’m away?',
      answer: [
        'You can’t pause a service here, but you can stop it and start it again when you’re back. In the first 12 months of an offer, an early termination fee of $8 for each remaining month may apply.',
      ],
      link: { label: 'Stop a service', path: `${paths.serviceTicketCreate}?type=moving&subtype=end` },
      words: 'vacation hold snowbird seasonal suspend temporarily',
    },
    {
      slug: 'early-termination',
      question: 'Is there a contract, or a fee for leaving early?',
      answer: [
        'In the first 12 months of an offer, an early termination fee of $8 for each remaining month may apply when you stop the service. If you move to an address where we offer your plan, what’s left of the offer moves with you.',
      ],
      link: { label: 'Stop a service', path: `${paths.serviceTicketCreate}?type=moving&subtype=end` },
      words: 'commitment penalty etf cancellation months',
    },
  ],
}
