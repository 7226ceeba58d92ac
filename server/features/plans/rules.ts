/** What a change of plan costs and when it takes effect. */
import { addDays, addMonths } from '#shared/dates'
import type { Cents } from '#shared/money'
import { type PlanAvailability, type PlanServiceType } from '#shared/plans'
import * as planTexts from '#shared/texts/plans'

/** First and last day. */
export interface BillingMonth {
  start: string
  end: string
}

const dayNumber = (day: string): number => Date.parse(day) / 86_400_000

/** How many days there are, both ends included. */
export const daysIn = ({ start, end }: BillingMonth): number => dayNumber(end) - dayNumber(start) + 1

/** The billing month that a day lies in, counted on from the last one that was billed, or from the first day of service. */
export function billingMonthOf(today: string, { lastEnd, startedOn }: { lastEnd: string | null; startedOn: string }) {
  const anchor = lastEnd ?? addDays(startedOn, -1)
  // About right, and then exactly: months differ in length, and a chain of them would turn the 31st into the 28th.
  let count = Math.floor((dayNumber(today) - dayNumber(anchor)) / 31)
  while (addMonths(anchor, count) < today) count++
  while (addMonths(anchor, count - 1) >= today) count--
  return { start: addDays(addMonths(anchor, count - 1), 1), end: addMonths(anchor, count) }
}

/** The share of a monthly amount from a day on until the month ends, rounded half up; never less than nothing. */
export function prorated(monthly: Cents, today: string, month: BillingMonth): Cents {
  const days = daysIn(month)
  const left = Math.min(Math.max(daysIn({ start: today, end: month.end }), 0), days)
  return Math.floor((Math.max(monthly, 0) * left * 2 + days) / (days * 2))
}

interface Priced {
  monthlyPrice: Cents
}

export interface Terms {
  difference: Cents
  /** Null where the plan cannot start today: one that costs no more starts with the next bill. */
  proration: Cents | null
}

/** What a plan costs beside the one that runs. */
export function termsOf(current: Priced, wanted: Priced, on: { today: string; month: BillingMonth }): Terms {
  const difference = wanted.monthlyPrice - current.monthlyPrice
  return { difference, proration: difference > 0 ? prorated(difference, on.today, on.month) : null }
}

export type Effective = 'today' | 'next_bill'

/** When a plan starts and what that costs, or the sentence why it cannot. */
export function startOf(terms: Terms, effective: Effective, on: { today: string; month: BillingMonth }) {
  if (effective === 'next_bill') return { effectiveOn: addDays(on.month.end, 1), proration: 0 }
  return terms.proration === null ? planTexts.lowerLater : { effectiveOn: on.today, proration: terms.proration }
}

/** What only one add-on at a time, and one open change of it, is for. */
export const slotOf = ({ slot, code }: Pick<Slotted, 'slot' | 'code'>): string => slot ?? code

interface Slotted {
  code: string
  kind: string
  slot: string | null
}

/** The running add-on whose place this one takes; null when it takes none. */
export const replacedBy = <P extends Slotted>(wanted: Slotted, running: readonly { product: P }[]): P | null =>
  running
    .map(({ product }) => product)
    .find(
      ({ kind, code, slot }) => kind === 'addon' && code !== wanted.code && slotOf({ code, slot }) === slotOf(wanted),
    ) ?? null

export type Family = 'open' | 'topup' | 'bulk'

/** Plans are changed within their family; who has none yet gets the community's own, if it has one. */
export const familyOffered = (current: { family: Family } | null, offered: readonly { family: Family }[]): Family =>
  current?.family ?? (offered.some(({ family }) => family === 'topup') ? 'topup' : 'open')

interface CommunityOffer {
  kind: string
  services: readonly string[]
}

export function availabilityOf(
  community: CommunityOffer,
  serviceType: PlanServiceType,
  currentFamily: Family | null,
): PlanAvailability {
  if (currentFamily === 'bulk') return 'by_agreement'
  if (community.services.includes(serviceType)) return 'offered'
  return serviceType === 'FIBER' && community.kind === 'fiber planned' ? 'planned' : 'not_offered'
}

/** What people quote on the telephone; long enough for one account. */
export const requestNumber = (changeId: string): string => `CH-${changeId.slice(0, 8).toUpperCase()}`
