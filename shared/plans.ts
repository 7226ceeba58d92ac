/** Changes of plans and add-ons: their kinds, what they cost, what becomes of them, and what people are told. */
import type { Cents } from './money'

/** Gas is sold by rate: there is nothing to choose. */
export const planServiceTypes = ['FIBER', 'VOIP', 'TV'] as const
export type PlanServiceType = (typeof planServiceTypes)[number]

export const isPlanServiceType = (type: string): type is PlanServiceType =>
  planServiceTypes.some((candidate) => candidate === type)

export const changeKinds = ['plan', 'addon_added', 'addon_removed'] as const

export const changeStatuses = ['scheduled', 'applied', 'cancelled'] as const

/** `by_agreement`: the community's contract sets the plan of each home. `planned`: the line is still being built. */
export const planAvailabilities = ['offered', 'by_agreement', 'planned', 'not_offered'] as const
export type PlanAvailability = (typeof planAvailabilities)[number]

/** The add-on that the Wi-Fi of a home hangs on. */
export const gatewayAddon = 'FIB-ADD-GATEWAY'

/** 1000 becomes "1 Gb/s", 500 "500 Mb/s". */
export const speedText = (mbps: number): string => (mbps >= 1000 ? `${mbps / 1000} Gb/s` : `${mbps} Mb/s`)

interface Measures {
  serviceType: string
  speed_mbps: number | null
  channels: number | null
  minutes: number | null
}

/** The one figure by which plans of a service are compared. */
export function measureText({ serviceType, speed_mbps, channels, minutes }: Measures): string {
  if (speed_mbps !== null) return `${speedText(speed_mbps)} up and down`
  if (channels !== null) return `${channels} channels`
  if (minutes !== null) return `${minutes} minutes a month`
  return serviceType === 'VOIP' ? 'Unlimited minutes' : ''
}

interface Priced {
  price: { monthly: Cents }
}

/** What a service costs a month: its plan together with what was added to it. */
export const monthlyTotal = ({ plan, addons }: { plan: Priced; addons: readonly Priced[] }): Cents =>
  [plan, ...addons].reduce((sum, { price }) => sum + price.monthly, 0)
