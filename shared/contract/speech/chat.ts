/** Defines the chat, which answers questions from the portal's data. */
import { z } from 'zod/mini'
import { ParsedCommand } from '../../commands/parsedCommand'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import { Id } from '../../http/ids'
import * as fieldTexts from '../../texts/fields'

export const maxChatMessageLength = 500

/** Names the source of an answer. `talk`: the message was no question. `nothing`: the answer is unknown. */
const chatSources = ['safety', 'account', 'questions', 'documents', 'command', 'person', 'talk', 'nothing'] as const

export const ChatAnswer = z.object({
  source: z.enum(chatSources),
  /** The slugs of the FAQs and the topics of the account that the answer covers. It is empty for anything else. */
  about: z.array(z.string()),
  /** Each item is one paragraph. */
  text: z.array(z.string()).check(z.minLength(1)),
  /** The portal only shows links that the user can open. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
  /** The user can run this command with one click. It is null if there is none. */
  command: z.nullable(ParsedCommand),
  /** These are other questions that the user may have meant. */
  related: z.array(z.string()),
  /** The portal should offer to hand the conversation over to staff. */
  offers_person: z.boolean(),
  /** A language model formulated the answer from the data that was found. */
  is_worded: z.boolean(),
})
export type ChatAnswer = z.output<typeof ChatAnswer>

export const askChat = endpoint({
  method: 'POST',
  path: '/chat',
  summary:
    'Answers a question only from the FAQs, the documents and the caller’s account, and says so if there is no answer.',
  access: 'signedIn',
  changes: [],
  body: z.strictObject({
    message: RequiredLine({ name: fieldTexts.question, max: maxChatMessageLength }),
    /** “My bill” means the bill of this selected service account. */
    crm_service_account_id: z.optional(Id),
  }),
  response: ChatAnswer,
})

export const chat = { askChat }
