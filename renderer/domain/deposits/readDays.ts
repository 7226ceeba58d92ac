/** Reads the days that a report of deposits or refunds covers from the URL. */
import { maxReportDays, reportDayOptions } from '#shared/billing/deposits'

export const defaultDays = 30

export function readDays(search: URLSearchParams): { days: number; isCustom: boolean } {
  const requestedDays = Math.trunc(Number(search.get('days')))
  const days = requestedDays >= 1 && requestedDays <= maxReportDays ? requestedDays : defaultDays
  return { days, isCustom: search.get('range') === 'custom' || !reportDayOptions.some((option) => option === days) }
}
