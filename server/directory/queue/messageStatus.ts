/** The status of a message that staff set. */
import { isFinishedCase } from '#shared/cases/cases'
import type { QueueStatus } from '#shared/cases/queue'
import { dueAtAfter, type MessageState, type ProviderTime } from '../cases/answerDue'

/** Returns what changes when staff set the status of a message, or null if it has the status already. */
export function decideStatus(found: MessageState, status: QueueStatus, time: ProviderTime) {
  if (found.status === status) return null
  const closedAt = isFinishedCase(status) ? time.now : null
  return {
    change: { status, closedAt, answerDueAt: dueAtAfter(status, found, time) },
    event: { kind: 'status', status },
    isQuiet: true,
  } as const
}
