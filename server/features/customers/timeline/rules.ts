/** What of a customer's past somebody may see, and where in it a page begins. */
import type { Right } from '#shared/access'
import { leftOutParts, timelineParts, type TimelineKind, type TimelinePart } from '#shared/contract/timeline'

export type Rights = { has(right: Right): boolean }

/** The rights of which one is enough to see a part where it is at home. Notes come with the customer. */
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

const maySee = (part: TimelinePart, rights: Rights): boolean => rightsFor[part].some((right) => rights.has(right))

export const leftOutFor = (rights: Rights) => leftOutParts.filter((part) => !maySee(part, rights))

/** The parts that are shown: all that one may see, or the one of them that was asked for. */
export const partsFor = (rights: Rights, wanted?: TimelinePart): TimelinePart[] =>
  timelineParts.filter((part) => maySee(part, rights) && (wanted === undefined || part === wanted))

export interface TimelineKey {
  /** Since 1970: a Date would lose them. */
  micros: string
  kind: TimelineKind
  id: string
}

export const markOf = ({ micros, kind, id }: TimelineKey): string => `${micros}_${kind}_${id}`

export function placeIn(mark: string): Record<'micros' | 'kind' | 'id', string> {
  const [micros = '', kind = '', id = ''] = mark.split('_')
  return { micros, kind, id }
}
