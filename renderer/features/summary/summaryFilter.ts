/** Reads the filters of the summary from the URL. */
import { defaultSummaryDays, type SummaryDays, summaryDays } from '#shared/operations/summary'

export interface SummaryFilter {
  days: SummaryDays
  community: string
}

export const readSummaryFilter = (search: URLSearchParams): SummaryFilter => ({
  days: summaryDays.find((days) => String(days) === search.get('days')) ?? defaultSummaryDays,
  community: (search.get('community') ?? '').slice(0, 100),
})
