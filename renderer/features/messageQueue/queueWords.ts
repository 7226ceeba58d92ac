/** How staff call the states of a message. */
import type { CaseStatus } from '#shared/cases'
import { mostCounted, mostUnanswered } from '#shared/queue'
import { caseStatusLabels } from '#shared/caseLabels'
import { numberText } from '../../ui/look/amounts'
import * as queueTexts from '#shared/texts/queue'

/** In a badge there is no room for more. */
export const statusLabel = (status: CaseStatus): string =>
  status === 'waiting' ? queueTexts.waitingForCustomer : caseStatusLabels('theirs')[status]

/** The keys of the queue, for the help and for who reads the code. */
export const keys = [
  { key: 'j', means: queueTexts.nextMessage },
  { key: 'k', means: queueTexts.previousMessage },
  { key: 'Enter', means: queueTexts.openTheMessage },
  { key: 'r', means: queueTexts.openAndReply },
  { key: 'a', means: queueTexts.assignToMeText },
  { key: 'x', means: queueTexts.selectOrDeselect },
  { key: 'l', means: queueTexts.editLabelsText },
  { key: 'Ctrl-Enter', means: queueTexts.sendTheReply },
  { key: 'Esc', means: queueTexts.closeTheMessage },
  { key: '?', means: queueTexts.showTheseKeys },
] as const

export const messagesText = (count: number): string =>
  count === 1 ? queueTexts.n1Message : queueTexts.messages(numberText(count))

/** What came in since the list was asked for, which the pill brings. */
export const newText = (count: number): string =>
  count === 1 ? queueTexts.n1NewMessage : queueTexts.newMessages(count > 99 ? '99+' : count)

/** How many there are. Where not all were counted, there are no fewer than were, and no fewer than are shown. */
export function countText(total: { total_count: number; is_exact: boolean }, shownCount: number): string {
  const { total_count: count, is_exact: isExact } = total
  if (!isExact && count >= mostCounted) return queueTexts.moreThanMessages(numberText(mostCounted))
  const known = isExact ? count : Math.max(count, shownCount)
  const words = messagesText(known)
  return isExact ? words : queueTexts.atLeast(words)
}

/** Beside the tab. More are not counted than it says. */
export const unansweredText = (count: number): string =>
  count > mostUnanswered ? `${numberText(mostUnanswered)}+` : numberText(count)

/** What came of handling many: those that were so already count as done. */
export function doneText(done: number, refused: number): string {
  const words = done === 1 ? '1 message updated.' : `${numberText(done)} messages updated.`
  return refused === 0 ? words : queueTexts.wereLeftUnchanged(words, numberText(refused), refused)
}
