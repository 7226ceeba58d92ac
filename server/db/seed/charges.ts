/** What a month of a billing account costs before fees for late or returned payments. */
import { shareOf, type Cents } from '#shared/money'
import type { ServiceType } from '#shared/services'
import { priceOf } from './catalog'
import { gasCharge, gasRates, thermsOf } from './gas'
import { dayNumber, sharedDays, type Period } from './periods'
import type { Random } from './random'

export interface ChargedProduct {
  code: string
  startedOn: string
  endedOn: string | null
}

export interface ChargedService {
  type: ServiceType
  startedOn: string
  closedOn: string | null
  products: ChargedProduct[]
  /** How much gas the home needs beside an average one; 0 for a home that stands empty. */
  homeFactor: number
}

const broadcastSurcharge = 1850
const sportsSurcharge = 620
const emergencyCallFee = 75
const salesTaxPerMille = 82
const universalServicePerMille = 70
export const paperBillFee = 200

export function monthlyCharge(services: readonly ChargedService[], period: Period, random: Random): Cents {
  return services.reduce((sum, service) => sum + serviceCharge(service, period, random), 0)
}

function serviceCharge(service: ChargedService, period: Period, random: Random): Cents {
  const share = shareInService(service, period)
  if (service.type === 'GAS') {
    const rate = service.products.some(({ code }) => code === 'GAS-GC1') ? gasRates.business : gasRates.home
    const month = Number(new Date((dayNumber(period.end) - 15) * 86_400_000).toISOString().slice(5, 7))
    const therms = thermsOf(month, service.homeFactor, random)
    return share === 0 ? 0 : gasCharge(rate, { month, therms, share })
  }
  const products = service.products.reduce((sum, product) => sum + productCharge(product, period), 0)
  if (service.type === 'TV') {
    const hasSports = service.products.some(({ code }) => code === 'TV-SELECT-120' || code === 'TV-PRIME-210')
    const surcharges = Math.round((broadcastSurcharge + (hasSports ? sportsSurcharge : 0)) * share)
    return products + surcharges + shareOf(products + surcharges, salesTaxPerMille)
  }
  if (service.type === 'VOIP') {
    const fees = Math.round(emergencyCallFee * share) + shareOf(products, universalServicePerMille)
    return products + fees + shareOf(products, salesTaxPerMille)
  }
  return products
}

function productCharge({ code, startedOn, endedOn }: ChargedProduct, period: Period): Cents {
  return Math.round((priceOf(code) * daysWithin(startedOn, endedOn, period)) / period.days)
}

const shareInService = ({ startedOn, closedOn }: ChargedService, period: Period): number =>
  daysWithin(startedOn, closedOn, period) / period.days

const daysWithin = (from: string, to: string | null, period: Period): number =>
  sharedDays(
    { from: dayNumber(from), to: to === null ? Infinity : dayNumber(to) },
    { from: dayNumber(period.start), to: dayNumber(period.end) },
  )
