/** Returns how many messages the person has not read, and how many of their requests wait for them. */
import { isStaff } from '#shared/access/access'
import { useCountWaitingQuery } from '../../api/cases/messages'
import { useSignedIn } from '../../session/SignedIn'

interface WaitingCounts {
  unreadMessages: number
  waitingRequests: number
  hasFailed: boolean
}

/** Staff have a queue instead. */
export function useWaitingCounts(): WaitingCounts {
  const { person } = useSignedIn()
  const { data, isError } = useCountWaitingQuery(undefined, { skip: isStaff(person.userTypeCode) })
  return {
    unreadMessages: data?.unread_messages ?? 0,
    waitingRequests: data?.waiting_requests ?? 0,
    hasFailed: isError && data === undefined,
  }
}
