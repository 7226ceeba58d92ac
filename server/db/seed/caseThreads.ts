/** What a request or message of the demo tells, and who of staff speaks in it. */
import type { ServiceType } from '#shared/services'

/** Who speaks: the customer, or the provider's staff. */
export type Line = [who: 'customer' | 'staff', text: string]

/** Stands for what the customer's own meter showed on the day. */
export const meterShows = '{meter}'

export interface RequestThread {
  service: ServiceType
  /** Of the catalog. */
  kind: [type: string, subtype: string]
  description: string
  answers: [question: string, answer: string][]
  lines: Line[]
  /** What the provider asks for when the request waits for the customer: its last word then. */
  need: string
  needsVisit?: true
}

export interface MessageThread {
  title: string
  description: string
  lines: Line[]
}

export const staffAuthors = ['Imani Penhallow', 'Percy Lambourne', 'Orla Fenwick', 'Dario Quist'] as const
