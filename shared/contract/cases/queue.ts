/** Defines the queue of customers' messages and the work of staff in it. */
import { z } from 'zod/mini'
import { casePriorities, caseStatuses } from '../../cases/cases'
import { LiveEvent } from '../../cases/liveEvents'
import { maxBulkMessages, queueStatuses, queueTabs } from '../../cases/queue'
import { SearchWords, storable } from '../../fields/textFields'
import { Day, Moment } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { queuePageSize } from '../../http/limits'
import { Cursor, pageFieldsOf } from '../../http/paging'
import { CaseAttachment } from './caseAttachments'
import { AttachedLabel } from './messageLabels'
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
  /** The customer last wrote then. The queue is sorted by it. */
  last_customer_message_at: Moment,
  name: z.string(),
  /** An agent wrote the message for the customer. It is null if the customer wrote it. */
  written_by: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  street_address: z.string(),
  status: z.enum(caseStatuses),
  /** An answer is due by then. It is null if none is due. */
  answer_due: z.nullable(Moment),
  assigned_to: z.nullable(Colleague),
  team: z.nullable(z.object({ team_id: z.uuid(), name: z.string() })),
  priority: z.enum(casePriorities),
  /** Staff set the message aside until then. It is null if the message isn't snoozed. */
  snoozed_until: z.nullable(Moment),
  /** The customer wrote since the signed-in agent last read the message. */
  is_unread: z.boolean(),
  comment_count: z.int(),
  /** Labels are sorted by name. */
  labels: z.array(AttachedLabel),
  /** Contains the two newest comments, newest first. */
  messageComments: z.array(Comment),
  /** Contains the files that were sent with the message itself. Those of comments are with the comments. */
  attachments: z.array(CaseAttachment),
})
export type QueuedMessage = z.infer<typeof QueuedMessage>

export const searchQueue = endpoint({
  method: 'POST',
  path: earlyPaths.queue,
  summary:
    'Searches the messages of all customers by author, time, status and other criteria, most recently updated first.',
  access: 'QUEUE.read',
  body: z.strictObject({
    name: z._default(SearchWords(100), ''),
    /** Matches a part of street, unit, city, state or ZIP code. */
    address: z._default(SearchWords(100), ''),
    email: z._default(SearchWords(254), ''),
    phone: z._default(SearchWords(24), ''),
    /** Selects messages of all users of one customer. The default range then has no start. */
    crm_customer_id: z.optional(Id),
    /** The default range is from 1000 days ago to today. */
    fromDate: z.optional(Day),
    toDate: z.optional(Day),
    ...pageFieldsOf(queuePageSize),
    tab: z._default(z.enum(queueTabs), 'all'),
    /** Selects messages with this label. */
    label_id: z.optional(z.uuid()),
    /** Selects messages of this team. */
    team_id: z.optional(z.uuid()),
    priority: z.optional(z.enum(casePriorities)),
    /**
     * Matches a part of the title, description, address, or sender's name, email or phone, regardless of case, or a
     * case number.
     */
    words: z._default(SearchWords(), ''),
    /** Matches a part of the title or description, case-sensitively unless `match_case` is false. */
    search: z._default(z.string().check(z.maxLength(200), z.regex(storable)), ''),
    match_case: z._default(z.boolean(), true),
    /** Selects the page after this cursor. `page_number` is then ignored. */
    after: z.optional(Cursor),
    /** Limits the result to these messages. */
    case_ids: z.optional(z.array(z.uuid()).check(z.maxLength(500))),
    /** With false, the server doesn't count the messages. */
    is_counted: z.optional(z.literal(false)),
    /**
     * Selects messages to which a customer wrote since then, in order to poll for new ones. The server doesn't count
     * them.
     */
    customer_wrote_since: z.optional(Moment),
  }),
  response: z.object({
    messages: z.array(QueuedMessage),
    /** The server counts at most 10,000. `is_exact` tells whether that is all. */
    total_count: z.int(),
    is_exact: z.boolean(),
    /** This is the cursor for `after`, or null at the end. */
    next: z.nullable(z.string()),
    /** If too many messages contain the search text, only messages since then were searched. */
    searched_back_to: z.nullable(Moment),
  }),
})

export const getQueuedMessage = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/get-user-message',
  summary: 'Returns a message of the queue. Its comments are listed by `get-all-comments`.',
  access: 'QUEUE.read',
  reads: ['QueuedMessage'],
  query: z.object({ case_id: z.uuid() }),
  response: QueuedMessage,
})

export const assignMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/assign-message',
  summary: 'Assigns or unassigns a message. 409 if the assignee changed in the meantime.',
  access: 'QUEUE.write',
  changes: ['QueuedMessage', 'QueueCount'],
  body: z.strictObject({ case_id: z.uuid(), user_id: z.nullable(z.uuid()), seen_user_id: z.nullable(z.uuid()) }),
  response: z.null(),
})

export const setMessageStatus = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/set-message-status',
  summary: 'Sets the status of a message. A closed message needs no answer. 409 if the status changed in the meantime.',
  access: 'QUEUE.write',
  changes: ['QueuedMessage', 'QueueCount', 'Messages', 'Cases'],
  body: z.strictObject({
    case_id: z.uuid(),
    status: z.enum(queueStatuses),
    seen_status: z.enum(caseStatuses),
  }),
  response: z.null(),
})

export const snoozeMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/snooze-message',
  summary:
    'Sets a message aside for up to 90 days, or returns it to its lists. It also returns when the customer writes.',
  access: 'QUEUE.write',
  changes: ['QueuedMessage', 'QueueCount'],
  body: z.strictObject({ case_id: z.uuid(), until: z.nullable(Moment) }),
  response: z.null(),
})

export const handleMessages = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/handle-messages',
  summary:
    'Assigns several messages, moves them to a team, sets their status or priority, or adds or removes a label, with a result for each. A rejected change does not affect the others.',
  access: 'QUEUE.write',
  changes: ['QueuedMessage', 'QueueCount', 'QueueBoard', 'Messages', 'Cases'],
  body: z.strictObject({
    messages: z
      .array(
        z.strictObject({ case_id: z.uuid(), seen_user_id: z.nullable(z.uuid()), seen_status: z.enum(caseStatuses) }),
      )
      .check(z.minLength(1), z.maxLength(maxBulkMessages)),
    change: z.union([
      z.strictObject({ kind: z.literal('assign'), user_id: z.nullable(z.uuid()) }),
      z.strictObject({ kind: z.literal('status'), status: z.enum(queueStatuses) }),
      /** Adds or removes a label. The seen values are ignored. */
      z.strictObject({ kind: z.literal('label'), label_id: z.uuid(), is_on: z.boolean() }),
      /**
       * Moves the message to a team, or to none. Its assignee keeps it as a member of the team; otherwise it is assigned like
       * a new message.
       */
      z.strictObject({ kind: z.literal('team'), team_id: z.nullable(z.uuid()) }),
      z.strictObject({ kind: z.literal('priority'), priority: z.enum(casePriorities) }),
    ]),
  }),
  response: z.object({
    results: z.array(
      z.object({
        case_id: z.uuid(),
        /** The number is empty if the message doesn't exist. */
        case_no: z.string(),
        /** `unchanged`: the message already had this value. */
        outcome: z.enum(['done', 'unchanged', 'refused']),
        /** Explains why the change was rejected. */
        text: z.string(),
      }),
    ),
  }),
})

export const listQueueStaff = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-staff',
  summary: 'Lists the staff to whom messages can be assigned.',
  access: 'QUEUE.read',
  reads: ['QueueTeam'],
  response: z.array(Colleague),
})

export const countQueue = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-count',
  summary: 'Counts unanswered messages (at most 1,001) and messages that the caller has not read (at most 101).',
  access: 'QUEUE.read',
  reads: ['QueueCount'],
  response: z.object({ unanswered: z.int(), unread: z.int() }),
})

export const reportMessageViewer = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/report-viewer',
  summary:
    'Reports whether the caller is viewing a message, and returns the other viewers. A report expires after 45 seconds.',
  access: 'QUEUE.read',
  body: z.strictObject({ case_id: z.uuid(), is_viewing: z.boolean() }),
  response: z.array(Colleague),
})

export const followQueue = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/queue-events',
  summary:
    'Streams events of the queue as ids. `again` means that events may have been missed, so the client should reload.',
  access: 'QUEUE.read',
  events: LiveEvent,
})

export const queue = {
  searchQueue,
  getQueuedMessage,
  assignMessage,
  setMessageStatus,
  snoozeMessage,
  handleMessages,
  listQueueStaff,
  countQueue,
  reportMessageViewer,
  followQueue,
}
