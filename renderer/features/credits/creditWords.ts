/** How runs and their rows read. */
import type { CreditRun } from '#shared/contract/credits'
import { type RunStatus } from '#shared/credits'
import * as creditTexts from '#shared/texts/credits'

export const runWords: Record<RunStatus, string> = {
  waiting: creditTexts.waitingForApproval,
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  rejected: 'Rejected',
  cancelled: 'Canceled',
}

export const runBadge = ({ status, failed_count }: CreditRun): 'plain' | 'good' | 'warning' => {
  switch (status) {
    case 'finished':
      return failed_count > 0 ? 'warning' : 'good'
    case 'waiting':
    case 'paused':
      return 'warning'
    case 'running':
    case 'rejected':
    case 'cancelled':
      return 'plain'
  }
}

export const begunText = ({ status }: CreditRun): string =>
  status === 'waiting' ? creditTexts.begunWaiting : creditTexts.begun

/** What is said once a run goes on no more; null where it was not given at all. */
export function endText({ status, credited_count, failed_count }: CreditRun): string | null {
  if (status !== 'finished') return null
  if (failed_count === 0) return creditTexts.updated
  // Whoever reads that all has failed begins anew, and credits twice.
  return credited_count > 0 ? creditTexts.partlyFailed({ credited_count, failed_count }) : creditTexts.updateFailed
}

export const isMoving = ({ status }: CreditRun): boolean => status === 'running' || status === 'waiting'

export const doneOf = ({ credited_count, failed_count }: CreditRun): number => credited_count + failed_count

/** "1 account is", as a sentence goes on. */
export const accountsText = (count: number): string =>
  count === 1 ? creditTexts.n1AccountIs : creditTexts.accountsAre(count)
