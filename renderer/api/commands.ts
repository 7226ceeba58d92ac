import { understandCommand } from '#shared/contract/commands'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const commandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    understandCommand: build.mutation<ResponseOf<typeof understandCommand>, ArgumentOf<typeof understandCommand>>({
      // The voice bar shows these errors next to the sentence.
      query: call(understandCommand, {
        shownByForm: ['invalid_input', 'not_allowed', 'too_many_attempts', 'unavailable', 'unexpected', 'offline'],
      }),
    }),
  }),
})

export const { useUnderstandCommandMutation } = commandsApi
