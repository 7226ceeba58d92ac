import { heldReplies } from '#shared/contract/cases/heldReplies'
import { hooksOf } from '../client'

export const { useHoldReplyMutation, useTakeBackReplyMutation, useListHeldRepliesQuery } = hooksOf(heldReplies)
