import { commands } from '#shared/contract/speech/commands'
import { call, hooksOf } from '../client'

export const { useUnderstandCommandMutation } = hooksOf(commands, {
  understandCommand: {
    // The voice bar shows these errors next to the sentence.
    query: call(commands.understandCommand, {
      shownByForm: ['invalid_input', 'not_allowed', 'too_many_attempts', 'unavailable', 'unexpected', 'offline'],
    }),
  },
})
