/** Reads the filters of the deposit report from the URL. */
import { type DepositStatus, depositStatuses } from '#shared/billing/deposits'
import { readDays } from '../../domain/deposits/readDays'

interface DepositFilter {
  status?: DepositStatus
  days?: number
  community?: string
}

/** Selects all deposits of a status, or those with activity within the days. */
export function readDepositFilter(search: URLSearchParams): DepositFilter {
  const status = depositStatuses.find((candidate) => candidate === search.get('status'))
  const community = search.get('community')
  return { ...(status ? { status } : { days: readDays(search).days }), ...(community && { community }) }
}
