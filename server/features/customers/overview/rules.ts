/** What is shown of what happened to a customer. */
import type { Right } from '#shared/access'
import { leftOutParts, type TimelineEntry } from '#shared/contract/customers'

export const timelineLength = 20

export type Part = (typeof leftOutParts)[number]
export type Rights = { has(right: Right): boolean }

/** The rights of which one is enough to see a part where it is at home. */
const rightsFor: Record<Part, readonly Right[]> = {
  payments: ['PAYMENTHISTORY.read'],
  bills: ['BILLINGHISTORY.read'],
  credits: ['CREDITS.read'],
  requests: ['SERVICETICKET.read'],
  messages: ['MESSAGEBOX.read', 'QUEUE.read'],
}

export const maySee = (part: Part, rights: Rights): boolean => rightsFor[part].some((right) => rights.has(right))

export const leftOutFor = (rights: Rights): Part[] => leftOutParts.filter((part) => !maySee(part, rights))

export const latestFirst = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)).slice(0, timelineLength)

/** The earliest of some days (`YYYY-MM-DD`); null when there is none. */
export const firstDayOf = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null)
