import { askChat } from '#shared/contract/chat'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every question is a new request. Answers are stored only in the conversation. */
    askChat: build.mutation<ResponseOf<typeof askChat>, ArgumentOf<typeof askChat>>({
      // The chat shows these errors next to the question, which stays in its box.
      query: call(askChat, {
        shownByForm: ['invalid_input', 'not_found', 'too_many_attempts', 'unavailable', 'unexpected', 'offline'],
      }),
    }),
  }),
})

export const { useAskChatMutation } = chatApi
