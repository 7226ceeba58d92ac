/** Labels and counts of the message queue. */

import type { CaseStatus } from '#shared/cases/cases'
import { maxCountedMessages, maxCountedUnanswered } from '#shared/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import * as requestTexts from '#shared/texts/cases/requests'
import { numberText } from '../../ui/format/amounts'

/** Uses a short form, because a badge has little room. */
export const statusLabel = (status: CaseStatus): string =>
  status === 'waiting' ? queueTexts.waitingForCustomer : requestTexts.statusLabels('theirs')[status]

/** The keyboard shortcuts as the help dialog lists them; `useQueueKeys` implements them. */
export const queueShortcuts = [
  { key: 'j', means: queueTexts.nextMessage },
  { key: 'k', means: queueTexts.previousMessage },
  { key: 'Enter', means: queueTexts.openTheMessage },
  { key: 'r', means: queueTexts.openAndReply },
  { key: 'a', means: queueTexts.assignToMe },
  { key: 'x', means: queueTexts.selectOrDeselect },
  { key: 'l', means: queueTexts.editLabels },
  { key: 'Ctrl-Enter', means: queueTexts.sendTheReply },
  { key: 'Esc', means: queueTexts.closeTheMessage },
  { key: '?', means: queueTexts.showTheseKeys },
] as const

export const messagesText = (count: number): string => queueTexts.messageCount(count)

/** The number of messages since the list was loaded, for the pill. */
export const newMessagesText = (count: number): string => queueTexts.newMessageCount(count)

/** The number of messages. An inexact count is a lower bound, and never below the number of listed rows. */
export function countText(total: { total_count: number; is_exact: boolean }, shownCount: number): string {
  const { total_count: count, is_exact: isExact } = total
  if (!isExact && count >= maxCountedMessages) return queueTexts.moreThanMessages(numberText(maxCountedMessages))
  const minCount = isExact ? count : Math.max(count, shownCount)
  return isExact ? messagesText(minCount) : queueTexts.atLeastMessages(minCount)
}

/** The count next to the tab. The server stops counting above the maximum. */
export const unansweredText = (count: number): string =>
  count > maxCountedUnanswered ? `${numberText(maxCountedUnanswered)}+` : numberText(count)

/** Messages that already had the requested state count as updated. */
export const bulkResultText = (updatedCount: number, rejectedCount: number): string =>
  queueTexts.bulkResult(updatedCount, rejectedCount)
