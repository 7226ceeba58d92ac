/** Defines messages to the provider, and comments on any case. */

import { z } from 'zod/mini'
import { userTypes } from '../../access/access'
import { attachmentsPerCase, caseStatuses, commentLimit, descriptionLimit, subjectLimit } from '../../cases/cases'
import { storable, Text } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { earlyPaths } from '../../http/earlyPaths'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { pageQuery } from '../../http/paging'
import * as fieldTexts from '../../texts/fields'
import { CaseAttachment } from './caseAttachments'

export const Comment = z.object({
  comment_id: z.uuid(),
  case_id: z.uuid(),
  comments: z.string(),
  created_date: Moment,
  user_name: z.string(),
  user_type: z.enum(userTypes),
  /** The signed-in user wrote the comment. */
  is_own: z.boolean(),
  /** Contains the files that were sent with the comment. */
  attachments: z.array(CaseAttachment),
})
export type Comment = z.infer<typeof Comment>

export const Message = z.object({
  case_id: z.uuid(),
  case_no: z.string(),
  contact_id: z.string(),
  title: z.string(),
  description: z.string(),
  created_date: Moment,
  status: z.enum(caseStatuses),
  street_address: z.string(),
  /**
   * An agent wrote the message for the customer. Staff see the name, and customers see an empty text. It is null if the
   * customer wrote it.
   */
  written_by: z.nullable(z.string()),
  /** Contains the two newest comments, newest first. */
  messageComments: z.array(Comment),
  comment_count: z.int(),
  /** The provider wrote since the user last read the case. */
  is_unread: z.boolean(),
  /** Contains the files that were sent with the message itself. Those of comments are with the comments. */
  attachments: z.array(CaseAttachment),
})
export type Message = z.infer<typeof Message>

export const listMessages = endpoint({
  method: 'GET',
  path: earlyPaths.messages,
  summary: 'Lists the messages of a contact, newest first, each with its two newest comments, or returns one of them.',
  access: 'MESSAGEBOX.read',
  reads: ['Messages'],
  query: z.object({
    crm_contact_id: Id,
    case_id: z.optional(z.uuid()),
    /** Matches a part of the number of a message. */
    case_no: z.optional(z.string().check(z.maxLength(40), z.regex(storable))),
    /** Matches a part of the title or description, case-sensitively. */
    search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
    ...pageQuery,
  }),
  response: z.object({ messages: z.array(Message), total_count: z.int() }),
})

export const listCustomerMessages = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/get-customer-messages',
  summary: 'Lists the messages of all contacts of a customer for staff, newest first, or returns one of them.',
  access: 'staff:MESSAGEBOX.read',
  reads: ['Messages'],
  query: z.object({
    crm_customer_id: Id,
    case_id: z.optional(z.uuid()),
    /** Matches a part of the title or description, case-sensitively. */
    search: z.optional(z.string().check(z.maxLength(200), z.regex(storable))),
    ...pageQuery,
  }),
  response: z.object({ messages: z.array(Message), total_count: z.int() }),
})

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/create-message',
  summary: 'Sends a message to the provider. Its author and time come from the session, not from the body.',
  access: 'MESSAGEBOX.write',
  changes: ['Messages'],
  idempotent: true,
  body: z.strictObject({
    crm_contact_id: Id,
    crm_premise_id: z.optional(Id),
    crm_service_account_id: z.optional(Id),
    title: Text({ name: fieldTexts.title, max: subjectLimit }),
    description: Text({ name: fieldTexts.description, max: descriptionLimit }),
    attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(attachmentsPerCase)), []),
    name: z.optional(z.string().check(z.maxLength(200))),
    street_address: z.optional(z.string().check(z.maxLength(200))),
    created_date: z.optional(z.string().check(z.maxLength(40))),
    user_type_code: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: z.object({ case_id: z.uuid(), case_no: z.string() }),
})

export const createCaseComment = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/create-case-comment',
  summary: 'Adds a comment to a message or service request. Its author comes from the session, not from the body.',
  // A message requires MESSAGEBOX.write, and a service case requires SERVICETICKET.write. The route checks which one
  // applies.
  access: 'signedIn',
  // A comment can reactivate a waiting case, and marks earlier comments as read.
  changes: ['Messages', 'Comments', 'Cases', 'Unread', 'QueuedMessage', 'QueueCount'],
  idempotent: true,
  body: z.strictObject({
    case_id: z.uuid(),
    comment: Text({ name: fieldTexts.comment, max: commentLimit }),
    /**
     * The author has seen comments up to this one, or none if null. If there is a newer one, the 409 contains its id in
     * `fields`.
     */
    last_comment_id: z.optional(z.nullable(z.uuid())),
    /** These files were uploaded for the comment beforehand. */
    attachment_ids: z.optional(z.array(z.uuid()).check(z.maxLength(attachmentsPerCase))),
    email_id: z.optional(z.string().check(z.maxLength(254))),
    user_name: z.optional(z.string().check(z.maxLength(200))),
    user_type: z.optional(z.string().check(z.maxLength(20))),
  }),
  response: Comment,
})

export const listComments = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/get-all-comments',
  summary: 'Lists the comments on the messages and cases of a contact, or on one of them, newest first.',
  access: 'signedIn',
  query: z.object({ crm_contact_id: Id, case_id: z.optional(z.uuid()), ...pageQuery }),
  response: z.object({ comments: z.array(Comment), total_count: z.int() }),
})

export const markRead = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/mark-case-read',
  summary: 'Marks a case as read by the caller.',
  access: 'signedIn',
  changes: ['Messages', 'Cases', 'Unread', 'QueueCount'],
  body: z.strictObject({ case_id: z.uuid() }),
  response: z.null(),
})

export const countWaiting = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/waiting-count',
  summary:
    'Counts the caller’s unread messages and the service requests that wait for the customer. The counts of staff are 0, because they have a queue.',
  access: 'signedIn',
  reads: ['Unread', 'Cases'],
  response: z.object({ unread_messages: z.int(), waiting_requests: z.int() }),
})

export const messages = {
  listMessages,
  listCustomerMessages,
  createMessage,
  createCaseComment,
  listComments,
  markRead,
  countWaiting,
}
