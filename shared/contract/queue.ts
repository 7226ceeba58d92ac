/** The queue of customers' messages that staff work through, and what happens in it while they do. */
import { z } from 'zod/mini'
import { caseStatuses } from '../cases'
import { Day, Moment } from '../dates'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { News } from '../liveNews'
import { pageFieldsOf } from '../paging'
import { mostAtOnce, queuePageSize, queueStatuses, queueTabs } from '../queue'
import { SearchWords, storable } from '../typed'
import { CarriedLabel } from './messageLabels'
import { Comment } from './messages'

export const Colleague = z.object({ user_id: z.uuid(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

export const QueuedMessage = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  contact_id: z.string(),
  crm_customer_id: z.string(),
  title: z.string(),
  description: z.string(),
  created_date: Moment,
  /** When the customer last wrote: the queue stands in this order. */
  asked_date: Moment,
  name: z.string(),
  /** Who of staff wrote it for them; null where they wrote it themselves. */
  written_by: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  street_address: z.string(),
  status: z.enum(caseStatuses),
  /** By when an answer is owed; null while none is. */
  answer_due: z.nullable(Moment),
  assigned_to: z.nullable(Colleague),
  /** The customer wrote since the person signed in last read it. */
  is_unread: z.boolean(),
  comment_count: z.int(),
  /** By name. */
  labels: z.array(CarriedLabel),
  /** The two newest, the newest first. */
  messageComments: z.array(Comment),
})
export type QueuedMessage = z.infer<typeof QueuedMessage>

/** The end of a page: what stands after it is found as fast on the thousandth page as on the first. */
export const Cursor = z
  .string()
  .check(z.regex(/^-?\d{1,16}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, { error: 'is no page' }))

export const searchQueue = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/get-all-user-messages',
  summary:
    'The messages of all customers, those that were written to last first, by who wrote them, when, and what became of them.',
  access: 'QUEUE.read',
  body: z.strictObject({
    name: z._default(SearchWords(100), ''),
    /** Street, unit, city, state or ZIP code, or a part of it. */
    address: z._default(SearchWords(100), ''),
    email: z._default(SearchWords(254), ''),
    phone: z._default(SearchWords(24), ''),
    /** Of one customer alone, whoever of theirs wrote; then from the first day on unless given. */
    crm_customer_id: z.optional(Id),
    /** From 1000 days ago to today unless given. */
    fromDate: z.optional(Day),
    toDate: z.optional(Day),
    ...pageFieldsOf(queuePageSize),
    tab: z._default(z.enum(queueTabs), 'all'),
    /** With this label alone. */
    label_id: z.optional(z.uuid()),
    /** A part of the title or description, capital letters counting unless `match_case` says that they do not. */
    search: z._default(z.string().check(z.maxLength(200), z.regex(storable)), ''),
    match_case: z._default(z.boolean(), true),
    /** What follows this page; `page_number` does not count then. */
    after: z.optional(Cursor),
    /** Of all that, these alone. */
    case_ids: z.optional(z.array(z.uuid()).check(z.maxLength(500))),
    /** Says that nobody asks how many there are. */
    is_counted: z.optional(z.literal(false)),
    /** What was written to since then alone, to look for news: nothing is counted. */
    asked_since: z.optional(Moment),
  }),
  response: z.object({
    messages: z.array(QueuedMessage),
    /** Not more than 10,000 are counted; `is_exact` says whether these are all. */
    total_count: z.int(),
    is_exact: z.boolean(),
    /** For `after`; null at the end. */
    next: z.nullable(z.string()),
    /** Since when messages were looked through, where a text stands in too many to look further back. */
    looked_back_to: z.nullable(Moment),
  }),
})

export const getQueuedMessage = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/get-user-message',
  summary: 'One message of the queue. Its comments come page by page (get-all-comments).',
  access: 'QUEUE.read',
  query: z.object({ case_id: z.uuid() }),
  response: QueuedMessage,
})

export const assignMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/assign-message',
  summary: 'Gives a message to somebody of staff, or to nobody. 409 where it is not with whom the caller has seen it.',
  access: 'QUEUE.write',
  body: z.strictObject({ case_id: z.uuid(), user_id: z.nullable(z.uuid()), seen_user_id: z.nullable(z.uuid()) }),
  response: z.null(),
})

export const setMessageStatus = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/set-message-status',
  summary: 'Says where a message stands. What is over owes no answer. 409 where it is not what the caller has seen.',
  access: 'QUEUE.write',
  body: z.strictObject({
    case_id: z.uuid(),
    status: z.enum(queueStatuses),
    seen_status: z.enum(caseStatuses),
  }),
  response: z.null(),
})

export const handleMessages = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/handle-messages',
  summary:
    'Assigns several messages, sets their status, or puts a label on them or takes it off, one after the other. It answers for each what happened; one that is refused holds up none of the others.',
  access: 'QUEUE.write',
  body: z.strictObject({
    messages: z
      .array(
        z.strictObject({ case_id: z.uuid(), seen_user_id: z.nullable(z.uuid()), seen_status: z.enum(caseStatuses) }),
      )
      .check(z.minLength(1), z.maxLength(mostAtOnce)),
    change: z.union([
      z.strictObject({ kind: z.literal('assign'), user_id: z.nullable(z.uuid()) }),
      z.strictObject({ kind: z.literal('status'), status: z.enum(queueStatuses) }),
      /** Puts a label on, or takes it off. What was seen does not count for it. */
      z.strictObject({ kind: z.literal('label'), label_id: z.uuid(), is_on: z.boolean() }),
    ]),
  }),
  response: z.object({
    results: z.array(
      z.object({
        case_id: z.uuid(),
        /** Empty where there is no such message. */
        case_no: z.string(),
        /** `unchanged`: it was so already. */
        outcome: z.enum(['done', 'unchanged', 'refused']),
        /** Why it was refused. */
        text: z.string(),
      }),
    ),
  }),
})

export const listQueueStaff = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-staff',
  summary: 'Whom a message can be given to.',
  access: 'QUEUE.read',
  response: z.array(Colleague),
})

export const countQueue = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-count',
  summary:
    'How many messages are unanswered, not counted beyond a thousand and one, and how many of those one has not read, not counted beyond a hundred.',
  access: 'QUEUE.read',
  response: z.object({ unanswered: z.int(), unread: z.int() }),
})

export const lookAtMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/look-at-message',
  summary:
    'Says that one is looking at a message, or no more, and answers who else is. It is forgotten after 45 seconds.',
  access: 'QUEUE.read',
  body: z.strictObject({ case_id: z.uuid(), is_looking: z.boolean() }),
  response: z.array(Colleague),
})

export const followQueue = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-events',
  summary:
    'What happens in the queue, as it happens: ids alone. `again` asks to look again, for something may have been missed.',
  access: 'QUEUE.read',
  events: News,
})

/** Every call of this noun, as the contract lists them. */
export const queue = {
  searchQueue,
  getQueuedMessage,
  assignMessage,
  setMessageStatus,
  handleMessages,
  listQueueStaff,
  countQueue,
  lookAtMessage,
  followQueue,
}
