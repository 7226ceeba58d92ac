/** What was said, understood as a command: answered by the relay. */
import { z } from 'zod/mini'
import { sentenceLength, Understood } from '../commands/understood'
import { endpoint } from '../endpoint'
import { RequiredLine } from '../typed'

export const understandCommand = endpoint({
  method: 'POST',
  path: '/parse',
  summary:
    'The command that a sentence gives, with its parameters. Nothing is done: the portal does it, and asks first where money moves.',
  access: 'signedIn',
  body: z.strictObject({
    source: z.literal('VOICE'),
    user_input: RequiredLine({ name: 'What was said', max: sentenceLength }),
  }),
  response: Understood,
})

/** Every call of this noun, as the contract lists them. */
export const commands = { understandCommand }
