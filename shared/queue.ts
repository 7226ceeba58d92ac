/** The queue in which staff work through customers' messages: its words and limits, for server and portal. */
import type { CaseStatus } from './cases'

export const queueTabs = ['all', 'mine', 'unassigned', 'unanswered', 'breaching'] as const
export type QueueTab = (typeof queueTabs)[number]

/** Of the specification, section 9. */
export const queuePageSize = 100
export const queueDays = 1000
export const titleShown = 100
export const descriptionShown = 125

/** More messages than these are not counted. */
export const mostCounted = 10_000
/** What the menu shows is no more than two digits. */
export const mostUnread = 100
/** Beyond it, its tab says that there are more. */
export const mostUnanswered = 1000

/** What staff set a message to. Where it has been assigned stands beside the status, not in it. */
export const queueStatuses = [
  'received',
  'in_progress',
  'waiting',
  'resolved',
  'closed',
] as const satisfies CaseStatus[]
export type QueueStatus = (typeof queueStatuses)[number]

/** For how long somebody counts as looking at a message, and how often a screen says that they still are. */
export const lookingMs = 45_000
export const lookAgainMs = 15_000

/** Ninety-nine characters and an ellipsis, of a text that is longer than a hundred (specification, section 9). */
export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

/** As many messages as staff handle at once. */
export const mostAtOnce = 100

/** What a canned answer leaves open, and a reply fills in. */
export const answerMarks = ['first_name', 'case_number', 'my_name'] as const
export type AnswerMark = (typeof answerMarks)[number]

const anyMark = /\{([^{}\s]*)\}/g

export const filledIn = (answer: string, values: Record<AnswerMark, string>): string =>
  answer.replaceAll(anyMark, (whole, name: string) => {
    const mark = answerMarks.find((known) => known === name)
    return mark ? values[mark] : whole
  })

/** The first of a text that nothing fills in: the customer would read it as it stands. */
export const unknownMark = (answer: string): string | null =>
  [...answer.matchAll(anyMark)].find(([, name]) => !answerMarks.some((known) => known === name))?.[0] ?? null

export const answerTitleLimit = 80
export const answerBodyLimit = 5000

export const labelNameLimit = 30
/** A row of the queue shows no more of its labels than these. */
export const mostLabelsShown = 3
