/** Defines the endpoint of the relay that parses a sentence to a command. */
import { z } from 'zod/mini'
import { maxSentenceLength, ParsedCommand } from '../../commands/parsedCommand'
import { RequiredLine } from '../../fields/textFields'
import { endpoint } from '../../http/endpoint'
import * as fieldTexts from '../../texts/fields'

export const understandCommand = endpoint({
  method: 'POST',
  path: '/parse',
  summary:
    'Returns the command in a sentence, with its parameters. Executes nothing: the client does, and asks for confirmation before payments.',
  access: 'signedIn',
  changes: [],
  body: z.strictObject({
    source: z.literal('VOICE'),
    user_input: RequiredLine({ name: fieldTexts.spokenSentence, max: maxSentenceLength }),
  }),
  response: ParsedCommand,
})

export const commands = { understandCommand }
