/** Counts of the message queue, which the server counts only up to a maximum. */

import { maxCountedMessages, maxCountedUnanswered } from '#shared/cases/queue'
import * as queueTexts from '#shared/texts/cases/queue'
import { numberText } from '../../ui/format/amounts'

/** The number of messages. An inexact count is a lower bound, and never below the number of listed rows. */
export function messageCountText(total: { total_count: number; is_exact: boolean }, shownCount: number): string {
  const { total_count: count, is_exact: isExact } = total
  if (!isExact && count >= maxCountedMessages) return queueTexts.moreThanMessages(numberText(maxCountedMessages))
  const minCount = isExact ? count : Math.max(count, shownCount)
  return isExact ? queueTexts.messageCount(minCount) : queueTexts.atLeastMessages(minCount)
}

/** The count next to the tab. The server stops counting above the maximum. */
export const unansweredText = (count: number): string =>
  count > maxCountedUnanswered ? `${numberText(maxCountedUnanswered)}+` : numberText(count)
