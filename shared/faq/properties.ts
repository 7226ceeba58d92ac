import { builderNumber } from '../desks/numbers'
import { paths } from '../paths'
import type { Topic } from './topic'

export const properties: Topic = {
  code: 'properties',
  label: 'Lots and requests for them',
  userTypes: ['BUILDER', 'DEVELOPER'],
  request: { type: 'documents', subtype: 'other' },
  questions: [
    {
      slug: 'my-lots',
      question: 'Where do I see all my lots and what’s next for each?',
      answer: [
        'Your dashboard shows your properties by stage, with what you can request next. Properties lists them all: search by address, lot or community, and filter by stage or service.',
      ],
      link: { label: 'Properties', path: paths.properties },
      words: 'portfolio list communities stage board',
    },
    {
      slug: 'add-property',
      question: 'How do I add a property to my list?',
      answer: [
        `Under Properties, choose Add property and search for the address. It has to be in a community where you already have properties. For another community, call the builder desk at ${builderNumber}.`,
      ],
      link: { label: 'Properties', path: paths.properties },
      words: 'new lot address subdivision',
    },
    {
      slug: 'import-properties',
      question: 'Can I change many properties with a spreadsheet?',
      answer: [
        'Yes. Under Properties, export the list, edit the lot, stage or services, and choose that file with Import CSV. Nothing changes until you’ve seen a preview.',
      ],
      link: { label: 'Properties', path: paths.properties },
      words: 'csv excel upload import export',
    },
    {
      slug: 'requested-date',
      question: 'What’s the requested date of a lot’s request, and how do I change it?',
      answer: [
        'It’s the day you’d like the work done, Monday to Friday, starting tomorrow. When you send the request, you confirm that the site is ready. If the date changes, add a comment to the request, or move the appointment there once it’s scheduled.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'ready date delay postpone earlier later',
    },
    {
      slug: 'who-pays',
      question: 'Who pays for a home until its buyer takes over?',
      answer: [
        'You do: until the owner has signed up, the home stays on your account. Send “Transfer to the owner” with the name and the date. Service stays on, and we bill the owner from that day.',
      ],
      link: { label: 'New Property Request', path: paths.createRequest },
      words: 'closing handover vacant empty responsible utilities',
    },
    {
      slug: 'follow-lot-requests',
      question: 'How do I follow the requests for my lots?',
      answer: [
        'My Service Requests lists each lot’s request with its status and appointment. Under Properties, each property shows its stage and its open requests.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'status progress update meter set',
    },
    {
      slug: 'cancel-lot-request',
      question: 'How do I cancel a request for a lot?',
      answer: [
        'Open it under My Service Requests and cancel it. If work is already planned, we’ll let you know whether it can still be stopped.',
      ],
      link: { label: 'My Service Requests', path: paths.serviceTicket },
      words: 'withdraw stop',
    },
  ],
}
