/** Defines the endpoint of the relay that parses a sentence to a command. */
import { z } from 'zod/mini'
import { maxSentenceLength, ParsedCommand } from '../../commands/parsedCommand'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'

export const understandCommand = endpoint({
  method: 'POST',
  path: '/parse',
  summary:
    'The command that a sentence gives, with its parameters. Nothing is done: the portal does it, and asks first where money moves.',
  access: 'signedIn',
  changes: [],
  body: z.strictObject({
    source: z.literal('VOICE'),
    user_input: RequiredLine({ name: 'What was said', max: maxSentenceLength }),
  }),
  response: ParsedCommand,
})

export const commands = { understandCommand }
