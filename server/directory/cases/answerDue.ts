/** Computes by when staff must answer a customer's message, until they answer or set it to wait for the customer. */
import { type CaseStatus, isFinishedCase } from '#shared/cases/cases'
import { expectedBy, messagePromise } from './rules'

export interface ProviderTime {
  now: Date
  /** The provider's time zone; promises count its working hours. */
  zone: string
}

/** Returns by when staff must answer a message that arrived now. */
export const messageDueAt = ({ now, zone }: ProviderTime): Date => expectedBy(now, messagePromise, zone)

export interface MessageState {
  status: CaseStatus
  customerWroteAt: Date
  answeredAt: Date | null
  answerDueAt: Date | null
}

/** Returns whether the customer has sent something since staff last did. */
const isAwaitingAnswer = ({ customerWroteAt, answeredAt }: MessageState): boolean =>
  answeredAt === null || answeredAt < customerWroteAt

/** Returns the deadline after an agent has set the status by hand. */
export function dueAtAfter(status: CaseStatus, before: MessageState, time: ProviderTime): Date | null {
  if (status === 'waiting') return null
  // A closed message owes no answer, but keeps its deadline for when it is reopened by hand.
  const isReopened = before.status === 'waiting' || isFinishedCase(before.status)
  if (isFinishedCase(status) || !isReopened || before.answerDueAt !== null) return before.answerDueAt
  return isAwaitingAnswer(before) ? messageDueAt(time) : null
}
