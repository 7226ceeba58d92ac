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

export const planTexts = {
  stale: 'Your plan has changed since this page was opened. Look at it again, then choose.',
  notOffered: 'This is not offered at your address.',
  samePlan: 'This is the plan you have already.',
  lowerLater: 'A plan that costs no more starts with the next bill.',
  pending: 'A change is scheduled already. Cancel it first, then choose again.',
  hasAddon: 'This add-on is on your account already.',
  noAddon: 'This add-on is not on your account.',
  closed: 'This service has ended, so nothing can be changed on it.',
  noPlan: 'No plan runs on this service, so nothing can be added to it.',
  tooLate: 'This change is in effect already, or was cancelled before.',
  cancelled: 'The change was cancelled. Your plan stays as it is.',
  gatewayGoes:
    'Without the gateway there is no Wi-Fi from us: its name, its password and the guest Wi-Fi end with it, and extenders do not work without it.',
  keepsAddon: 'The add-on stays on your account.',
  /** The day as the person reads it. */
  ends: (day: string) => `The add-on ends on ${day}.`,
} as const

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
