/** What is shown of what happened to a customer. */
import type { TimelineEntry } from '#shared/contract/customers'

export const timelineLength = 20

export const latestFirst = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)).slice(0, timelineLength)

/** The earliest of some days (`YYYY-MM-DD`); null when there is none. */
export const firstDayOf = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)
