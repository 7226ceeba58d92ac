/** Reads the filters of the deposit report from the URL. */
import { type DepositStatus, depositStatuses } from '#shared/billing/deposits'
import { readDays } from '../../domain/deposits/readDays'

export interface DepositFilter {
  status?: DepositStatus
  days?: number
  community?: string
}

/** Selects all deposits of a status, or those with activity within the days. */
export function readDepositFilter(address: URLSearchParams): DepositFilter {
  const status = depositStatuses.find((candidate) => candidate === address.get('status'))
  const community = address.get('community')
  return { ...(status ? { status } : { days: readDays(address).days }), ...(community && { community }) }
}
