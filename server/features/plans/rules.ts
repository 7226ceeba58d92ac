/** Decides what a change of plan costs and when it takes effect. */

import { addDays, addMonths, countDays, daysBetween } from '#shared/format/dates'
import type { Cents } from '#shared/format/money'
import type { PlanAvailability, PlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'

/** Contains the first and the last day. */
export interface BillingMonth {
  start: string
  end: string
}

/** Returns the billing month of a day, counted from the last billed one, or from the first day of service. */
export function billingMonthOf(
  today: string,
  { lastPeriodEnd, startedOn }: { lastPeriodEnd: string | null; startedOn: string },
) {
  const anchor = lastPeriodEnd ?? addDays(startedOn, -1)
  // The estimate is then corrected: months differ in length, and adding one month at a time would turn the 31st into
  // the 28th.
  let count = Math.floor(daysBetween(anchor, today) / 31)
  while (addMonths(anchor, count) < today) count++
  while (addMonths(anchor, count - 1) >= today) count--
  return { start: addDays(addMonths(anchor, count - 1), 1), end: addMonths(anchor, count) }
}

/** Returns the share of a monthly amount from a day to the end of the month, rounded half up and never negative. */
export function prorate(monthly: Cents, today: string, month: BillingMonth): Cents {
  const days = countDays(month.start, month.end)
  const remaining = Math.min(Math.max(countDays(today, month.end), 0), days)
  return Math.floor((Math.max(monthly, 0) * remaining * 2 + days) / (days * 2))
}

interface PricedItem {
  monthlyPrice: Cents
}

interface PriceTerms {
  difference: Cents
  /** Null when the plan can't start today: a plan that doesn't cost more starts with the next bill. */
  proration: Cents | null
}

/** Compares the price of a plan with that of the current one. */
export function termsOf(
  current: PricedItem,
  target: PricedItem,
  timing: { today: string; month: BillingMonth },
): PriceTerms {
  const difference = target.monthlyPrice - current.monthlyPrice
  return { difference, proration: difference > 0 ? prorate(difference, timing.today, timing.month) : null }
}

export type EffectiveTiming = 'today' | 'next_bill'

/** Returns when a plan starts and what that costs, or the error text when it can't. */
export function changeStartOf(
  terms: PriceTerms,
  effective: EffectiveTiming,
  timing: { today: string; month: BillingMonth },
) {
  if (effective === 'next_bill') return { effectiveOn: addDays(timing.month.end, 1), proration: 0 }
  return terms.proration === null ? planTexts.lowerLater : { effectiveOn: timing.today, proration: terms.proration }
}

/** Returns the group of an add-on. An account has one add-on of a group, and one open change for it, at a time. */
export const exclusiveGroupOf = ({ exclusiveGroup, code }: Pick<GroupedProduct, 'exclusiveGroup' | 'code'>): string =>
  exclusiveGroup ?? code

interface GroupedProduct {
  code: string
  kind: string
  exclusiveGroup: string | null
}

/** Returns the active add-on that this one replaces, or null. */
export const replacedAddonOf = <P extends GroupedProduct>(
  target: GroupedProduct,
  activeProducts: readonly { product: P }[],
): P | null =>
  activeProducts
    .map(({ product }) => product)
    .find(
      ({ kind, code, exclusiveGroup }) =>
        kind === 'addon' &&
        code !== target.code &&
        exclusiveGroupOf({ code, exclusiveGroup }) === exclusiveGroupOf(target),
    ) ?? null

type PlanFamily = 'open' | 'topup' | 'bulk'

/** Plans change within their family. A service without a plan gets the community's own family, if there is one. */
export const offeredFamilyOf = (
  current: { family: PlanFamily } | null,
  offered: readonly { family: PlanFamily }[],
): PlanFamily => current?.family ?? (offered.some(({ family }) => family === 'topup') ? 'topup' : 'open')

interface CommunityOffer {
  kind: string
  services: readonly string[]
}

export function availabilityOf(
  community: CommunityOffer,
  serviceType: PlanServiceType,
  currentFamily: PlanFamily | null,
): PlanAvailability {
  if (currentFamily === 'bulk') return 'by_agreement'
  if (community.services.includes(serviceType)) return 'offered'
  return serviceType === 'FIBER' && community.kind === 'fiber planned' ? 'planned' : 'not_offered'
}

/** Returns the number that customers quote on the phone. It is long enough to be unique within an account. */
export const requestNumber = (changeId: string): string => `CH-${changeId.slice(0, 8).toUpperCase()}`
