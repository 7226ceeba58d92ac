/** Defines the calls for emails and text messages: sending one, and listing what a customer got. */
import { z } from 'zod/mini'
import { messageCategories, messageChannels, messageStatuses } from '../../customers/sentMessages'
import { Email } from '../../fields/contactFields'
import { RequiredLine } from '../../fields/textFields'
import { Moment } from '../../http/days'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import { Cursor, pageSizeQuery } from '../../http/paging'
import * as fieldTexts from '../../texts/fields'

export const sendEmail = endpoint({
  method: 'POST',
  path: '/api/v1/communication/send-email',
  summary: 'Emails a message to an address on file for the caller’s own account.',
  access: 'ACCOUNTPREF.write',
  changes: [],
  body: z.strictObject({
    billing_group_id: Id,
    email: Email,
    subject: RequiredLine({ name: fieldTexts.subject, max: 500 }),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: fieldTexts.required(fieldTexts.message) }),
        z.maxLength(3000, { error: fieldTexts.tooLong(fieldTexts.message, 3000) }),
      ),
  }),
  response: z.null(),
})

export const SentMessage = z.object({
  message_id: z.string(),
  created_at: Moment,
  category: z.enum(messageCategories),
  channel: z.enum(messageChannels),
  /** The email address or phone number at the time. */
  address: z.string(),
  subject: z.string(),
  /** Empty if the message contained a code or a link that signs someone in. */
  body: z.string(),
  status: z.enum(messageStatuses),
})
export type SentMessage = z.infer<typeof SentMessage>

export const listSentMessages = endpoint({
  method: 'GET',
  path: '/api/v1/communication/sent-messages',
  summary:
    'Lists the emails and text messages sent to a customer, newest first. Users see those about the security of a login only if they received them.',
  access: 'ACCOUNTPREF.read',
  reads: ['Communication'],
  query: z.object({
    /** Without an id, the endpoint uses the caller's own customer. */
    crm_customer_id: z.optional(Id),
    /** The `next` of the previous page. */
    after: z.optional(Cursor),
    page_size: pageSizeQuery(),
  }),
  response: z.object({ messages: z.array(SentMessage), next: z.nullable(z.string()) }),
})
