/** Defines the message queue of staff and its limits, for server and portal. */
import { answerPlaceholders } from '../fields/answerPlaceholders'
import type { CaseStatus } from './cases'

/** Snoozed messages are in `all`, `snoozed` and, because customers were promised an answer, `overdue`. */
export const queueTabs = ['all', 'mine', 'unassigned', 'unanswered', 'overdue', 'snoozed'] as const
export type QueueTab = (typeof queueTabs)[number]

/** The specification sets these numbers in section 9. */
export const shownTitleLength = 100
export const shownDescriptionLength = 125

/** The server stops counting at this many messages. */
export const maxCountedMessages = 10_000
/** The menu shows at most two digits, so the server stops counting here. */
export const maxCountedUnread = 100
/** Above this number, the tab only says that there are more. */
export const maxCountedUnanswered = 1000

/** Staff can set a message to one of these statuses. The assignment is separate from the status. */
export const queueStatuses = [
  'received',
  'in_progress',
  'waiting',
  'resolved',
  'closed',
] as const satisfies CaseStatus[]
export type QueueStatus = (typeof queueStatuses)[number]

/** An agent counts as a viewer of a message for this long, and a screen renews it at the second interval. */
export const messageViewerMs = 45_000
export const messageViewerRenewMs = 15_000

/** Shortens a text of more than `length` characters to `length`, including an ellipsis (specification, section 9). */
export function truncate(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

/** Staff can change at most this many messages at once. */
export const maxBulkMessages = 100

type AnswerPlaceholder = (typeof answerPlaceholders)[number]

const placeholderPattern = /\{([^{}\s]*)\}/g

export const fillPlaceholders = (answer: string, values: Record<AnswerPlaceholder, string>): string =>
  answer.replaceAll(placeholderPattern, (match, name: string) => {
    const placeholder = answerPlaceholders.find((candidate) => candidate === name)
    return placeholder ? values[placeholder] : match
  })

/** Returns the first unknown placeholder. The customer would read it unchanged. */
export const findUnknownPlaceholder = (answer: string): string | null =>
  [...answer.matchAll(placeholderPattern)].find(
    ([, name]) => !answerPlaceholders.some((candidate) => candidate === name),
  )?.[0] ?? null

export const answerTitleLimit = 80
export const answerBodyLimit = 5000

export const labelNameLimit = 30
/** A row of the queue shows at most this many labels. */
export const maxShownLabels = 3

/** A message can be snoozed for at most this many days. */
export const maxSnoozeDays = 90
