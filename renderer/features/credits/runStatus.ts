/** The state of a credit run: its color, its progress and how it ended. */

import type { CreditRun } from '#shared/contract/billing/credits'
import * as creditTexts from '#shared/texts/billing/credits'
import type { TagColor } from '../../ui/Tag'

export const runColor = ({ status, failed_count }: CreditRun): TagColor => {
  switch (status) {
    case 'finished':
      return failed_count > 0 ? 'warning' : 'success'
    case 'waiting':
    case 'paused':
      return 'warning'
    case 'running':
    case 'rejected':
    case 'cancelled':
      return 'default'
  }
}

export const startedText = ({ status }: CreditRun): string =>
  status === 'waiting' ? creditTexts.startedWaiting : creditTexts.runStarted

/** Returns the message for a finished run, or null if the run did not finish. */
export function finishedText({ status, credited_count, failed_count }: CreditRun): string | null {
  if (status !== 'finished') return null
  if (failed_count === 0) return creditTexts.updated
  // A message that all has failed would make a person start again and credit twice.
  return credited_count > 0 ? creditTexts.partlyFailed({ credited_count, failed_count }) : creditTexts.updateFailed
}

export const isActive = ({ status }: CreditRun): boolean => status === 'running' || status === 'waiting'

/** Returns how the run ended; null while it has not. */
export function outcomeText(run: CreditRun): string | null {
  if (isActive(run)) return null
  const text = run.status === 'finished' ? creditTexts.runFinished : creditTexts.runStopped
  return text(run.credited_count, run.failed_count)
}

export const countProcessed = ({ credited_count, failed_count }: CreditRun): number => credited_count + failed_count
