/** How staff call the states of a message. */
import type { CaseStatus } from '#shared/cases'
import { mostCounted, mostUnanswered } from '#shared/queue'
import { caseStatusLabels } from '#shared/caseLabels'
import { numberText } from '../../ui/look/amounts'

/** In a badge there is no room for more. */
export const statusLabel = (status: CaseStatus): string =>
  status === 'waiting' ? 'Waiting for customer' : caseStatusLabels('theirs')[status]

/** The keys of the queue, for the help and for who reads the code. */
export const keys = [
  { key: 'j', means: 'Next message' },
  { key: 'k', means: 'Message before' },
  { key: 'Enter', means: 'Open the message' },
  { key: 'r', means: 'Open it and reply' },
  { key: 'a', means: 'Assign it to me' },
  { key: 'x', means: 'Choose it, or no longer' },
  { key: 'l', means: 'Choose its labels' },
  { key: 'Ctrl-Enter', means: 'Send the reply' },
  { key: 'Esc', means: 'Close the message' },
  { key: '?', means: 'Show these keys' },
] as const

export const messagesText = (count: number): string => (count === 1 ? '1 message' : `${numberText(count)} messages`)

/** What came in since the list was asked for, which the pill brings. */
export const newText = (count: number): string =>
  count === 1 ? '1 new message' : `${count > 99 ? '99+' : count} new messages`

/** How many there are. Where not all were counted, there are no fewer than were, and no fewer than are shown. */
export function countText(total: { total_count: number; is_exact: boolean }, shownCount: number): string {
  const { total_count: count, is_exact: isExact } = total
  if (!isExact && count >= mostCounted) return `More than ${numberText(mostCounted)} messages`
  const known = isExact ? count : Math.max(count, shownCount)
  const words = messagesText(known)
  return isExact ? words : `At least ${words}`
}

/** Beside the tab. More are not counted than it says. */
export const unansweredText = (count: number): string =>
  count > mostUnanswered ? `${numberText(mostUnanswered)}+` : numberText(count)

/** What came of handling many: those that were so already count as done. */
export function doneText(done: number, refused: number): string {
  const words = done === 1 ? '1 message is done.' : `${numberText(done)} messages are done.`
  return refused === 0 ? words : `${words} ${numberText(refused)} ${refused === 1 ? 'was' : 'were'} left as before.`
}
