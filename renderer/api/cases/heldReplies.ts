import { heldReplies } from '#shared/contract/cases/heldReplies'
import { hooksOf } from '../client'

export const { useHoldReplyMutation, useTakeBackReplyMutation, useListHeldRepliesQuery } = hooksOf(heldReplies, {
  holdReply: {
    // A rejected reply may have missed a comment of someone else.
    invalidatesTags: (_answer, error, { body: { case_id } }) => [
      'HeldReplies',
      ...(error ? [{ type: 'Comments', id: case_id } as const, { type: 'QueuedMessage', id: case_id } as const] : []),
    ],
  },
})
