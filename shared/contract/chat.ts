/** The chat: a question in one's own words, answered from what the portal knows. */
import { z } from 'zod/mini'
import { Understood } from '../commands/understood'
import { endpoint } from '../endpoint'
import { Id } from '../ids'
import { RequiredLine } from '../typed'

export const chatMessageLength = 500

/** Where an answer is known from; `talk` where nothing was asked, `nothing` where it is not known. */
export const chatSources = [
  'safety',
  'account',
  'questions',
  'documents',
  'command',
  'person',
  'talk',
  'nothing',
] as const
export type ChatSource = (typeof chatSources)[number]

export const ChatAnswer = z.object({
  source: z.enum(chatSources),
  /** Paragraphs. */
  text: z.array(z.string()).check(z.minLength(1)),
  /** Screens that show or do it; whoever may not go there is not shown the link. */
  links: z.array(z.object({ label: z.string(), path: z.string() })),
  /** What can be done about it at a click; null where there is nothing. */
  command: z.nullable(Understood),
  /** Other questions that may have been meant, as they can be asked. */
  related: z.array(z.string()),
  /** The person should be offered to hand the conversation over. */
  offers_person: z.boolean(),
  /** A model has put into words what was found. */
  is_worded: z.boolean(),
})
export type ChatAnswer = z.output<typeof ChatAnswer>

export const askChat = endpoint({
  method: 'POST',
  path: '/chat',
  summary:
    'Answers from the FAQs, the documents and the account of whoever asks, and from nothing else; what is not known is said to be.',
  access: 'signedIn',
  body: z.strictObject({
    message: RequiredLine({ name: 'Your question', max: chatMessageLength }),
    /** The service account that is looked at: what “my bill” means. */
    crm_service_account_id: z.optional(Id),
  }),
  response: ChatAnswer,
})

/** Every call of this noun, as the contract lists them. */
export const chat = { askChat }
