/** The types of the demo's request and message texts, and the staff who answer. */
import type { ServiceType } from '#shared/services/services'

/** One comment and its author: the customer or the provider's staff. */
export type ThreadLine = [who: 'customer' | 'staff', text: string]

/** A placeholder for the customer's own meter reading on that day. */
export const meterPlaceholder = '{meter}'

export interface RequestThread {
  service: ServiceType
  /** The request type and subtype in the catalog. */
  kind: [type: string, subtype: string]
  description: string
  answers: [question: string, answer: string][]
  lines: ThreadLine[]
  /** A question of the provider. It is the last comment while the request waits for the customer. */
  question: string
  needsVisit?: true
}

export interface MessageThread {
  title: string
  description: string
  lines: ThreadLine[]
}

export const staffAuthors = ['Imani Penhallow', 'Percy Lambourne', 'Orla Fenwick', 'Dario Quist'] as const
