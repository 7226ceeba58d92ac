import { HeldReplies } from './HeldReplies'
import { useShowsHeldReplies } from './shownInMessage'
import { useHeldReplies } from './useHeldReplies'

/** The replies that wait to be sent, at the end of an open message. */
export function MessageReplies() {
  useShowsHeldReplies()
  const { replies } = useHeldReplies()
  return <HeldReplies replies={replies} place="message" />
}
