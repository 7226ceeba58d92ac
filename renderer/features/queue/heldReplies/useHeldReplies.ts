/** The agent's replies that wait to be sent, or that could not be sent. */
import type { HeldReply } from '#shared/contract/cases/heldReplies'
import { useListHeldRepliesQuery } from '../../../api/cases/heldReplies'

export interface WaitingReply extends HeldReply {
  /** When it is sent, by this computer's clock. */
  sendsAt: number
}

export function useHeldReplies() {
  const { data = [], fulfilledTimeStamp = 0, refetch } = useListHeldRepliesQuery()
  const replies = data.map((reply): WaitingReply => ({ ...reply, sendsAt: fulfilledTimeStamp + reply.sends_in_ms }))
  return { replies, loadedAt: fulfilledTimeStamp, refetch }
}
