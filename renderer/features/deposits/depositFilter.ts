/** Reads the filters of the deposit report from the URL. */
import { type DepositStatus, depositStatuses, maxReportDays, reportDayOptions } from '#shared/billing/deposits'

export const defaultDays = 30

export function readDays(address: URLSearchParams): { days: number; isCustom: boolean } {
  const requestedDays = Math.trunc(Number(address.get('days')))
  const days = requestedDays >= 1 && requestedDays <= maxReportDays ? requestedDays : defaultDays
  return { days, isCustom: address.get('range') === 'custom' || !reportDayOptions.some((option) => option === days) }
}

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
