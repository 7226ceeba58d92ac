/** Defines changes of plans and add-ons. */
import type { Cents } from '../format/money'
import * as planTexts from '../texts/services/plans'

/** Gas has rates instead of plans, so a customer can't choose one. */
export const planServiceTypes = ['FIBER', 'VOIP', 'TV'] as const
export type PlanServiceType = (typeof planServiceTypes)[number]

export const isPlanServiceType = (type: string): type is PlanServiceType =>
  planServiceTypes.some((candidate) => candidate === type)

export const changeKinds = ['plan', 'addon_added', 'addon_removed'] as const

export const changeStatuses = ['scheduled', 'applied', 'cancelled'] as const

/**
 * `by_agreement`: the contract with the community sets the plan of each home. `planned`: the line is under
 * construction.
 */
export const planAvailabilities = ['offered', 'by_agreement', 'planned', 'not_offered'] as const
export type PlanAvailability = (typeof planAvailabilities)[number]

/** A home has no Wi-Fi without this add-on. */
export const gatewayAddon = 'FIB-ADD-GATEWAY'

/** 1000 becomes "1 Gbps", and 500 becomes "500 Mbps". */
const speedText = (mbps: number): string => (mbps >= 1000 ? planTexts.gigabits(mbps / 1000) : planTexts.megabits(mbps))

interface PlanMeasures {
  serviceType: string
  speed_mbps: number | null
  channels: number | null
  minutes: number | null
}

/** Returns the value by which customers compare plans of a service. */
export function measureText({ serviceType, speed_mbps, channels, minutes }: PlanMeasures): string {
  if (speed_mbps !== null) return planTexts.speedBothWays(speedText(speed_mbps))
  if (channels !== null) return planTexts.channels(channels)
  if (minutes !== null) return planTexts.minutesAMonth(minutes)
  return serviceType === 'VOIP' ? planTexts.unlimitedMinutes : ''
}

interface PricedProduct {
  price: { monthly: Cents }
}

/** Returns the monthly price of a service: its plan and its add-ons. */
export const monthlyTotal = ({ plan, addons }: { plan: PricedProduct; addons: readonly PricedProduct[] }): Cents =>
  [plan, ...addons].reduce((sum, { price }) => sum + price.monthly, 0)
