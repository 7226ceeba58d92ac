/** Dunning of gas accounts: how far one is, from what it owes and since when, and what keeps it from being disconnected. */
import { addDays } from './dates'
import type { Cents } from './money'
import { isWorkday } from './openingHours'

export const dunningStages = {
  0: 'Current',
  1: 'Due',
  2: 'Reminder',
  3: 'Late fee',
  4: 'Past-due letter',
  5: 'Disconnect notice',
  6: 'Final call',
  7: 'Eligible',
  8: 'Order issued',
  9: 'Disconnected',
  10: 'Reconnect scheduled',
  11: 'Reconnected',
  12: 'Final bill',
  13: 'Collections',
} as const
export type DunningStage = keyof typeof dunningStages
export const dunningStageNumbers = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
] as const satisfies readonly DunningStage[]

/** What the report of those due for disconnect lists. */
export const dueStages = [5, 6, 7, 8] as const satisfies readonly DunningStage[]
export const isDueStage = (stage: DunningStage): boolean => dueStages.some((due) => due === stage)

/** Reasons that a person gives. */
export const holdReasons = {
  medical: 'Medical certificate',
  arrangement: 'Payment arrangement kept',
  dispute: 'Open dispute',
  pledge: 'Assistance pledge',
  bankruptcy: 'Bankruptcy',
  deceased: 'Deceased',
  military: 'Military service',
} as const
export type HoldReason = keyof typeof holdReasons
export const holdReasonCodes = Object.keys(holdReasons) as [HoldReason, ...HoldReason[]] // the keys above

/** Reasons that hold for everybody at a place for a while. */
export const moratoriumKinds = { cold_weather: 'Cold weather', winter: 'Winter season' } as const
export type MoratoriumKind = keyof typeof moratoriumKinds
export const moratoriumCodes = Object.keys(moratoriumKinds) as [MoratoriumKind, ...MoratoriumKind[]] // the keys above

/** A certificate holds for so long; the other reasons until somebody ends them. */
export const medicalDays = 30
export const mostHoldDays = 365

/** Less than that is not worth a letter. */
export const dunnedFrom: Cents = 10_00

const stepDays = { reminder: 3, lateFee: 5, letter: 10 } as const
/** On the way to the valve: how old a debt is when a notice is given and at the earliest disconnect, how long a notice gives, and how long before the last call comes. */
export const disconnectDays = { notice: 20, debt: 30, afterNotice: 10, finalCall: 2 } as const
const collectionsDays = 60

export interface Debt {
  /** Charges and due days of the bills, in any order. */
  bills: readonly { dueOn: string; charges: Cents }[]
  balance: Cents
}

/** Since when something is owed: payments settle the oldest bills first, so what is open belongs to the newest. Null when nothing worth a letter is due. */
export function pastDueSince({ bills, balance }: Debt, today: string): string | null {
  let left = balance
  let since: string | null = null
  const newestFirst = bills.toSorted((one, other) => (one.dueOn < other.dueOn ? 1 : one.dueOn > other.dueOn ? -1 : 0))
  for (const { dueOn, charges } of newestFirst) {
    if (left < dunnedFrom) break
    if (dueOn <= today) since = dueOn
    left -= charges
  }
  return since
}

/** What of a balance is past due: bills that fall due later are taken off. */
export const pastDueAmount = ({ bills, balance }: Debt, today: string): Cents =>
  Math.max(
    0,
    balance - bills.filter(({ dueOn }) => dueOn > today).reduce((sum, { charges }) => sum + Math.max(0, charges), 0),
  )

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** What was done at the place, by the days on which it was. */
export interface Work {
  orderedOn: string | null
  disconnectedOn: string | null
  reconnectOn: string | null
  reconnectedOn: string | null
}

export interface Case {
  isClosed: boolean
  pastDueSince: string | null
  /** When the last notice of disconnection was sent for this debt. */
  noticeOn: string | null
  work: Work | null
}

/** How far an account is. Nobody is disconnected without a notice, and then not before ten days. */
export function stageOf({ isClosed, pastDueSince: since, noticeOn, work }: Case, today: string): DunningStage {
  if (isClosed) return since === null ? 0 : daysBetween(since, today) >= collectionsDays ? 13 : 12
  if (work?.reconnectedOn) return since === null ? 11 : stageByDays({ since, noticeOn }, today)
  if (work?.reconnectOn) return 10
  if (work?.disconnectedOn) return 9
  if (since === null) return 0
  if (work?.orderedOn) return 8
  return stageByDays({ since, noticeOn }, today)
}

interface Running {
  since: string
  noticeOn: string | null
}

function stageByDays({ since, noticeOn }: Running, today: string): DunningStage {
  const days = daysBetween(since, today)
  const after = validNotice({ since, noticeOn })
  if (after !== null) {
    const left = daysBetween(today, disconnectDay({ since, noticeOn: after }))
    if (left <= 0) return 7
    if (left <= disconnectDays.finalCall) return 6
  }
  if (days >= disconnectDays.notice) return 5
  if (days >= stepDays.letter) return 4
  if (days >= stepDays.lateFee) return 3
  return days >= stepDays.reminder ? 2 : 1
}

/** A notice counts for the debt that it was sent about, not for one that was paid since. */
export const validNotice = ({ since, noticeOn }: Running): string | null =>
  noticeOn !== null && noticeOn > since ? noticeOn : null

/** The first day on which the gas may be turned off after a notice of that day. */
export function disconnectDay({ since, noticeOn }: { since: string; noticeOn: string }): string {
  const byDebt = addDays(since, disconnectDays.debt)
  const byNotice = addDays(noticeOn, disconnectDays.afterNotice)
  return byDebt > byNotice ? byDebt : byNotice
}

/** The first day from one on, on which the gas is turned off: nobody is without it over a weekend or a holiday. */
export function turnOffDay(from: string): string {
  let day = from
  while (!isWorkday(day) || !isWorkday(addDays(day, 1))) day = addDays(day, 1)
  return day
}

/** From so many minutes after midnight on, where the provider is, nobody is sent to turn the gas off any more that day. */
export const lastOrderMinutes = 14 * 60

/** The first day for which an order to turn the gas off can still be given. */
export const ordersFrom = (today: string, minutes: number): string =>
  minutes >= lastOrderMinutes ? addDays(today, 1) : today

/** Today, and the first day for which an order can still be given. */
export interface OrderDays {
  today: string
  ordersFrom: string
}

/** When something is to be done next: null where it waits for a person without a day. */
export function nextActionOn(
  { since, noticeOn, stage }: Running & { stage: DunningStage },
  { today, ordersFrom: from, heldUntil }: OrderDays & { heldUntil: string | null | undefined },
): string | null {
  if (heldUntil === null) return null
  if (heldUntil !== undefined) return addDays(heldUntil, 1)
  const notice = validNotice({ since, noticeOn })
  if (notice === null) return today
  const day = disconnectDay({ since, noticeOn: notice })
  if (stage === 5) return addDays(day, -disconnectDays.finalCall)
  return stage === 6 ? turnOffDay(day) : turnOffDay(from)
}

export const noticeRowStatuses = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const
export type NoticeRowStatus = (typeof noticeRowStatuses)[number]

export const mostNotices = 2_000
/** A report that is older than that is said to be. */
export const staleAfterMinutes = 10
