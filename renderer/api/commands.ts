import { understandCommand } from '#shared/contract/commands'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

const commandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    understandCommand: build.mutation<ResponseOf<typeof understandCommand>, ArgumentOf<typeof understandCommand>>({
      // Whoever spoke reads beside their words why nothing came of them.
      query: call(understandCommand, {
        shownByForm: ['invalid_input', 'not_allowed', 'too_many_attempts', 'unavailable', 'unexpected', 'offline'],
      }),
    }),
  }),
})

export const { useUnderstandCommandMutation } = commandsApi
