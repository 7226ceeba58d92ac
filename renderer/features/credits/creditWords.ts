/** How runs and their rows read. */
import type { CreditRun, RunRow } from '#shared/contract/credits'
import type { RunStatus } from '#shared/credits'

export const runWords: Record<RunStatus, string> = {
  waiting: 'Waiting for approval',
  running: 'Running',
  paused: 'Paused',
  finished: 'Finished',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
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

/** The specification's words for what became of a row. */
export const rowWords = ({ status, credit_status }: RunRow): string =>
  status === 'not_initiated' ? 'Not initiated' : credit_status

export const doneOf = ({ credited_count, failed_count }: CreditRun): number => credited_count + failed_count
