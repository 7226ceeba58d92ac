/** Which days and which community the summary is about, as they stand in the address. */
import { summaryDays, usualSummaryDays, type SummaryDays } from '#shared/operations'

export interface SummaryFilter {
  days: SummaryDays
  community: string
}

export const filterIn = (address: URLSearchParams): SummaryFilter => ({
  days: summaryDays.find((days) => String(days) === address.get('days')) ?? usualSummaryDays,
  community: (address.get('community') ?? '').slice(0, 100),
})
