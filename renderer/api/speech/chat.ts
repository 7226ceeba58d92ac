import { chat } from '#shared/contract/speech/chat'
import { call, hooksOf } from '../client'

export const { useAskChatMutation } = hooksOf(chat, {
  // Every question is a new request. Answers are stored only in the conversation.
  askChat: {
    // The chat shows these errors next to the question, which stays in its box.
    query: call(chat.askChat, {
      shownByForm: ['invalid_input', 'not_found', 'too_many_attempts', 'unavailable', 'unexpected', 'offline'],
    }),
  },
})
