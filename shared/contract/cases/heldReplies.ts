/** Defines replies of staff to messages, which the server holds for some seconds so that they can be undone. */
import { z } from 'zod/mini'
import { attachmentsPerCase, commentLimit } from '../../cases/cases'
import { Text } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import * as fieldTexts from '../../texts/fields'
import { CaseAttachment } from './caseAttachments'

export const HeldReply = z.object({
  reply_id: z.uuid(),
  case_id: z.uuid(),
  case_no: z.string(),
  /** The sender of the message. */
  name: z.string(),
  /** The reply is sent after this many milliseconds. It is 0 if the reply is due or was refused. */
  sends_in_ms: z.int(),
  /** The reason why the reply was not sent. It is null while the reply is held. */
  refusal: z.nullable(z.string()),
})
export type HeldReply = z.infer<typeof HeldReply>

export const holdReply = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/hold-reply',
  summary:
    'Sends a reply to a message after some seconds, unless the caller cancels it. 409 if someone else has replied since.',
  access: 'staff:MESSAGEBOX.write',
  changes: ['HeldReplies'],
  idempotent: true,
  body: z.strictObject({
    case_id: z.uuid(),
    comment: Text({ name: fieldTexts.comment, max: commentLimit }),
    /**
     * The author has seen comments up to this one, or none if null. If another person has written a newer one, the 409
     * contains its id in `fields`. The server checks this again when it sends the reply.
     */
    last_comment_id: z.nullable(z.uuid()),
    /** These files were uploaded for the reply beforehand. */
    attachment_ids: z._default(z.array(z.uuid()).check(z.maxLength(attachmentsPerCase)), []),
    /** The message is resolved together with the reply. This requires QUEUE.write. */
    resolves: z._default(z.boolean(), false),
  }),
  response: z.object({ reply_id: z.uuid(), sends_in_ms: z.int() }),
})

export const takeBackReply = endpoint({
  method: 'POST',
  path: '/api/v1/servicecase/take-back-reply',
  summary:
    'Cancels a reply of the caller that was not sent yet, and returns its text and files. 409 if it was already sent.',
  access: 'staff:MESSAGEBOX.write',
  changes: ['HeldReplies'],
  body: z.strictObject({ reply_id: z.uuid() }),
  response: z.object({ case_id: z.uuid(), comment: z.string(), attachments: z.array(CaseAttachment) }),
})

export const listHeldReplies = endpoint({
  method: 'GET',
  path: '/api/v1/servicecase/held-replies',
  summary: 'Lists the caller’s replies that are held or could not be sent, oldest first.',
  access: 'staff:MESSAGEBOX.write',
  reads: ['HeldReplies'],
  response: z.array(HeldReply),
})

export const heldReplies = { holdReply, takeBackReply, listHeldReplies }
