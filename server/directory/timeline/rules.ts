/** Decides which parts of a timeline the caller sees. */
import { z } from 'zod/mini'
import type { Right } from '#shared/access/access'
import { leftOutParts, type TimelinePart, timelineKinds, timelineParts } from '#shared/contract/customers/timeline'

export type RightSet = { has(right: Right): boolean }

/** One of these rights is enough to see a part. Notes come with the right to read accounts. */
const rightsFor: Record<TimelinePart, readonly Right[]> = {
  payments: ['PAYMENTHISTORY.read'],
  bills: ['BILLINGHISTORY.read'],
  credits: ['CREDITS.read'],
  refunds: ['REFUNDS.read'],
  requests: ['SERVICETICKET.read'],
  messages: ['MESSAGEBOX.read', 'QUEUE.read'],
  notes: ['ACCOUNTS.read'],
  'sign-ins': ['USERLOGINS.read', 'AUDIT.read'],
}

const canSee = (part: TimelinePart, rights: RightSet): boolean => rightsFor[part].some((right) => rights.has(right))

export const leftOutFor = (rights: RightSet) => leftOutParts.filter((part) => !canSee(part, rights))

/** Returns all parts that the rights cover, or only the requested one if they cover it. */
export const partsFor = (rights: RightSet, selected?: TimelinePart): TimelinePart[] =>
  timelineParts.filter((part) => canSee(part, rights) && (selected === undefined || part === selected))

export const TimelineKey = z.object({ kind: z.enum(timelineKinds), id: z.string() })
export type TimelineKey = z.infer<typeof TimelineKey>
