/** What a home burns in a month, and what that costs. */
import { shareOf, type Cents } from '#shared/money'
import type { Random } from './random'

/** Degree days of January to December. */
const degreeDays = [991, 850, 640, 310, 110, 25, 8, 8, 40, 205, 589, 884] as const

export interface GasRate {
  productCode: string
  customerCharge: Cents
  /** Tenths of a cent per therm, gas cost and efficiency rider not included. */
  delivery: number
}

export const gasRates = {
  home: { productCode: 'GAS-R1', customerCharge: 1650, delivery: 420 },
  business: { productCode: 'GAS-GC1', customerCharge: 3200, delivery: 340 },
} satisfies Record<string, GasRate>

const gasCost = { winter: 620, summer: 480 }
const efficiencyRider = 12
const cityFeePerMille = 40

/** Therms of an average home in a month (1–12), times how large this home is, give or take the weather. */
export function thermsOf(month: number, homeFactor: number, random: Random): number {
  const weather = 0.92 + random.fraction() * 0.16
  const anomaly = random.chance(0.005) ? 2.2 : 1
  const average = 12 + 0.107 * (degreeDays[month - 1] ?? 0)
  return Math.round(average * homeFactor * weather * anomaly)
}

export interface GasUsage {
  /** 1 to 12. */
  month: number
  therms: number
  /** The part of the month that the meter was in service. */
  share: number
}

/** A month's charge for one meter. */
export function gasCharge(rate: GasRate, { month, therms, share }: GasUsage): Cents {
  const cost = month >= 10 || month <= 3 ? gasCost.winter : gasCost.summer
  const burned = Math.round((therms * share * (rate.delivery + cost + efficiencyRider)) / 10)
  const beforeFee = Math.round(rate.customerCharge * share) + burned
  return beforeFee + shareOf(beforeFee, cityFeePerMille)
}
