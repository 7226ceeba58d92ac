/** Calculates the dunning stage of gas accounts, and when an account can be disconnected. */

import { isWorkday } from '../desks/openingHours'
import { addDays, daysBetween } from '../format/dates'
import type { Cents } from '../format/money'

export const dunningStageNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const
export type DunningStage = (typeof dunningStageNumbers)[number]

/** The report of accounts that are due for disconnect lists these stages. */
const dueStages = [5, 6, 7, 8] as const satisfies readonly DunningStage[]
export const isDueStage = (stage: DunningStage): boolean => dueStages.some((dueStage) => dueStage === stage)

/** An agent places a hold for one of these reasons. */
export const holdReasonCodes = [
  'medical',
  'arrangement',
  'dispute',
  'pledge',
  'bankruptcy',
  'deceased',
  'military',
] as const
export type HoldReason = (typeof holdReasonCodes)[number]

/** A moratorium applies to every account in a community, or in all of them, for a limited time. */
export const moratoriumCodes = ['cold_weather', 'winter', 'emergency'] as const
export type MoratoriumKind = (typeof moratoriumCodes)[number]

export const moratoriumStates = ['scheduled', 'active', 'ended'] as const
export type MoratoriumState = (typeof moratoriumStates)[number]

/** A smaller debt isn't dunned. */
export const minDunnedDebt: Cents = 10_00

export const stageDays = { reminder: 3, lateFee: 5, letter: 10 } as const
/**
 * Days before a disconnect: the debt's age for a notice and for the disconnect, the time after a notice, and the final
 * call.
 */
export const disconnectDays = { notice: 20, debt: 30, afterNotice: 10, finalCall: 2 } as const
const collectionsDays = 60

interface AccountDebt {
  /** The order of the bills doesn't matter. */
  bills: readonly { dueOn: string; charges: Cents }[]
  balance: Cents
}

/**
 * Returns since when a debt is past due, or null if no debt worth dunning is due. Payments settle the oldest bills
 * first, so the open balance belongs to the newest bills.
 */
export function pastDueSince({ bills, balance }: AccountDebt, today: string): string | null {
  let remaining = balance
  let since: string | null = null
  const newestFirst = bills.toSorted((first, second) =>
    first.dueOn < second.dueOn ? 1 : first.dueOn > second.dueOn ? -1 : 0,
  )
  for (const { dueOn, charges } of newestFirst) {
    if (remaining < minDunnedDebt) break
    if (dueOn <= today) since = dueOn
    remaining -= charges
  }
  return since
}

/** Returns the part of the balance that is past due, without bills that are due later. */
export const pastDueAmount = ({ bills, balance }: AccountDebt, today: string): Cents =>
  Math.max(
    0,
    balance - bills.filter(({ dueOn }) => dueOn > today).reduce((sum, { charges }) => sum + Math.max(0, charges), 0),
  )

/** Records the days on which field work for a disconnect happened. */
export interface DisconnectWork {
  orderedOn: string | null
  disconnectedOn: string | null
  reconnectOn: string | null
  reconnectedOn: string | null
}

export interface DunningCase {
  isClosed: boolean
  pastDueSince: string | null
  /** The last disconnect notice for this debt was sent on this day. */
  noticeOn: string | null
  work: DisconnectWork | null
}

/** Returns the dunning stage. No account is disconnected without a notice, or earlier than ten days after it. */
export function stageOf({ isClosed, pastDueSince: since, noticeOn, work }: DunningCase, today: string): DunningStage {
  if (isClosed) return since === null ? 0 : daysBetween(since, today) >= collectionsDays ? 13 : 12
  if (work?.reconnectedOn) return since === null ? 11 : stageByDays({ since, noticeOn }, today)
  if (work?.reconnectOn) return 10
  if (work?.disconnectedOn) return 9
  if (since === null) return 0
  if (work?.orderedOn) return 8
  return stageByDays({ since, noticeOn }, today)
}

interface PastDueDebt {
  since: string
  noticeOn: string | null
}

function stageByDays({ since, noticeOn }: PastDueDebt, today: string): DunningStage {
  const days = daysBetween(since, today)
  const validNoticeOn = validNotice({ since, noticeOn })
  if (validNoticeOn !== null) {
    const daysLeft = daysBetween(today, disconnectDay({ since, noticeOn: validNoticeOn }))
    if (daysLeft <= 0) return 7
    if (daysLeft <= disconnectDays.finalCall) return 6
  }
  if (days >= disconnectDays.notice) return 5
  if (days >= stageDays.letter) return 4
  if (days >= stageDays.lateFee) return 3
  return days >= stageDays.reminder ? 2 : 1
}

/** A notice only counts for the debt that it was sent for, not for an earlier debt that was paid. */
export const validNotice = ({ since, noticeOn }: PastDueDebt): string | null =>
  noticeOn !== null && noticeOn > since ? noticeOn : null

/** Returns the first day on which the gas can be turned off after a notice on the given day. */
export function disconnectDay({ since, noticeOn }: { since: string; noticeOn: string }): string {
  const byDebt = addDays(since, disconnectDays.debt)
  const byNotice = addDays(noticeOn, disconnectDays.afterNotice)
  return byDebt > byNotice ? byDebt : byNotice
}

/**
 * Returns the first day from the given one on which the gas can be turned off. The next day must be a workday too, so
 * that no customer is without gas over a weekend or a holiday.
 */
export function turnOffDay(from: string): string {
  let day = from
  while (!isWorkday(day) || !isWorkday(addDays(day, 1))) day = addDays(day, 1)
  return day
}

/** At this minute of the day in the provider's time zone, it is too late to order a disconnect for the same day. */
const lastOrderMinutes = 14 * 60

/** Returns the first day for which a disconnect can still be ordered. */
export const firstOrderDay = (today: string, minutes: number): string =>
  minutes >= lastOrderMinutes ? addDays(today, 1) : today

export interface OrderDays {
  today: string
  firstOrderDay: string
}

/** Returns the day of the next action, or null if the account is on a hold without an end day. */
export function nextActionOn(
  { since, noticeOn, stage }: PastDueDebt & { stage: DunningStage },
  { today, firstOrderDay: firstOrderOn, heldUntil }: OrderDays & { heldUntil: string | null | undefined },
): string | null {
  if (heldUntil === null) return null
  if (heldUntil !== undefined) return addDays(heldUntil, 1)
  const notice = validNotice({ since, noticeOn })
  if (notice === null) return today
  const day = disconnectDay({ since, noticeOn: notice })
  if (stage === 5) return addDays(day, -disconnectDays.finalCall)
  return stage === 6 ? turnOffDay(day) : turnOffDay(firstOrderOn)
}

export const noticeRowStatuses = ['waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const
export type NoticeRowStatus = (typeof noticeRowStatuses)[number]

/** Screens warn about a report that is older than this. */
export const staleReportMinutes = 10
