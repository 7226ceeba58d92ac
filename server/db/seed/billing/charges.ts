/** Calculates the bill lines of a billing account's month, without fees for late or returned payments. */

import type { ExplainedCharge, StatementLine } from '#shared/contract/billing/statements'
import { formatDay } from '#shared/format/formatDay'
import { type Cents, formatCents, shareOf } from '#shared/format/money'
import { percentText } from '#shared/format/plural'
import { rangeText } from '#shared/format/rangeText'
import type { ServiceType } from '#shared/services/services'
import type { Random } from '../random'
import type { GasReadingRow } from '../rows'
import { productOf } from '../services/catalog'
import { gasLines, gasRates, type Meter, newMeter, readMeter } from './gasUse'
import { dayNumber, mainMonthOf, type Period, sharedDays } from './periods'

export interface ChargedProduct {
  code: string
  startedOn: string
  endedOn: string | null
}

export interface ChargedService {
  id: string
  type: ServiceType
  /** The address, on bills for several addresses; otherwise empty. */
  place: string
  startedOn: string
  closedOn: string | null
  products: ChargedProduct[]
  /** Gas use relative to an average home; 0 for an empty home. */
  homeFactor: number
}

export interface MonthBill {
  lines: StatementLine[]
  readings: GasReadingRow[]
}

const broadcastSurcharge = 1850
const sportsSurcharge = 620
const emergencyCallFee = 75
const salesTaxPerMille = 82
const universalServicePerMille = 70
const paperBillFee = 200

export const totalOf = (lines: readonly StatementLine[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0)

interface FlatCharge {
  charge: ExplainedCharge
  label: string
  detail?: string
  amount: Cents
}

const flatLine = (
  section: StatementLine['section'],
  { charge, label, detail = '', amount }: FlatCharge,
): StatementLine => ({ section, charge, label, detail, quantity: null, unit: '', rate: null, tariff: '', amount })

export const oneTimeLine = (oneTimeCharge: FlatCharge): StatementLine => flatLine('ONE_TIME', oneTimeCharge)

/**
 * Returns a function that builds an account's bills month by month. It must be called in order, because each meter
 * continues from its last reading.
 */
export function monthlyBills(
  services: readonly ChargedService[],
  { hasPaperBillFee, random }: { hasPaperBillFee: boolean; random: Random },
) {
  const meters = new Map(
    services.filter(({ type }) => type === 'GAS').map(({ id }) => [id, newMeter(random.fork(`meter ${id}`))]),
  )
  return (period: Period, chance: Random): MonthBill => {
    const bill: MonthBill = { lines: [], readings: [] }
    for (const service of services) {
      const meter = meters.get(service.id)
      const lines = meter ? addGasLines(bill, service, { meter, period, chance }) : serviceLines(service, period)
      bill.lines.push(...(service.place ? lines.map((line) => ({ ...line, place: service.place })) : lines))
    }
    if (hasPaperBillFee)
      bill.lines.push(flatLine('FIBER', { charge: 'paper_bill', label: 'Paper bill', amount: paperBillFee }))
    bill.lines.sort((a, b) => sectionOrder.indexOf(a.section) - sectionOrder.indexOf(b.section))
    return bill
  }
}

/** The order on a printed bill, with the taxes of all services at the end. */
const sectionOrder: readonly StatementLine['section'][] = ['FIBER', 'TV', 'VOIP', 'GAS', 'ONE_TIME', 'TAXES']

interface GasMonth {
  meter: Meter
  period: Period
  chance: Random
}

/** Returns the gas lines and adds the meter reading to the bill. */
function addGasLines(bill: MonthBill, service: ChargedService, { meter, period, chance }: GasMonth): StatementLine[] {
  const share = shareInService(service, period)
  if (share === 0) return []
  const month = mainMonthOf(period.end)
  const burning = { month, homeFactor: service.homeFactor, share }
  const rate = service.products.some(({ code }) => code === 'GAS-GC1') ? gasRates.business : gasRates.home
  const reading = readMeter(meter, burning, chance)
  const lines = gasLines({ rate, reading }, burning)
  if (!reading) return lines
  const { start, end } = period
  bill.readings.push({
    ...reading,
    serviceAccountId: service.id,
    periodStart: service.startedOn > start ? service.startedOn : start,
    periodEnd: end,
    amount: totalOf(lines),
  })
  return lines
}

function serviceLines(service: ChargedService, period: Period): StatementLine[] {
  const share = shareInService(service, period)
  if (share === 0) return []
  const products = service.products.flatMap((product) => productLines(product, service, period))
  const taxed = totalOf(products)
  switch (service.type) {
    case 'TV': {
      const hasSports = service.products.some(({ code }) => code === 'TV-SELECT-120' || code === 'TV-PRIME-210')
      const surcharges = [
        flatLine('TV', {
          charge: 'tv_broadcast',
          label: 'Broadcast station surcharge',
          amount: Math.round(broadcastSurcharge * share),
        }),
        ...(hasSports
          ? [
              flatLine('TV', {
                charge: 'tv_sports',
                label: 'Regional sports surcharge',
                amount: Math.round(sportsSurcharge * share),
              }),
            ]
          : []),
      ]
      return [...products, ...surcharges, salesTax('TV', taxed + totalOf(surcharges))]
    }
    case 'VOIP': {
      const fees = [
        flatLine('TAXES', {
          charge: 'emergency_calls',
          label: 'E911 fee',
          amount: Math.round(emergencyCallFee * share),
        }),
        flatLine('TAXES', {
          charge: 'universal_service',
          label: 'Universal Service Fund',
          detail: `${percentText(universalServicePerMille / 10)} of ${formatCents(taxed)}`,
          amount: shareOf(taxed, universalServicePerMille),
        }),
      ]
      return [...products, ...fees, salesTax('voice', taxed + totalOf(fees))]
    }
    case 'FIBER':
    case 'GAS':
      return products
  }
}

const salesTax = (taxedService: string, taxed: Cents): StatementLine =>
  flatLine('TAXES', {
    charge: 'sales_tax',
    label: `State and local sales tax, ${taxedService}`,
    detail: `${percentText(salesTaxPerMille / 10)} of ${formatCents(taxed)}`,
    amount: shareOf(taxed, salesTaxPerMille),
  })

/** Returns no line for a month without the product. A partial month lists its days. */
function productLines(product: ChargedProduct, { type }: ChargedService, period: Period): StatementLine[] {
  const days = daysWithin(product.startedOn, product.endedOn, period)
  if (days === 0) return []
  const { name, monthlyPrice } = productOf(product.code)
  const from = product.startedOn > period.start ? product.startedOn : period.start
  const to = product.endedOn !== null && product.endedOn < period.end ? product.endedOn : period.end
  const isWhole = days === period.days
  const partDays = isWhole ? '' : rangeText(formatDay(from).slice(0, 5), formatDay(to).slice(0, 5))
  return [
    {
      section: type,
      label: name,
      detail: partDays,
      quantity: isWhole ? 1 : days,
      unit: isWhole ? 'month' : `of ${period.days} days`,
      rate: monthlyPrice / 100,
      tariff: product.code,
      amount: Math.round((monthlyPrice * days) / period.days),
    },
  ]
}

const shareInService = ({ startedOn, closedOn }: ChargedService, period: Period): number =>
  daysWithin(startedOn, closedOn, period) / period.days

const daysWithin = (from: string, to: string | null, period: Period): number =>
  sharedDays(
    { from: dayNumber(from), to: to === null ? Infinity : dayNumber(to) },
    { from: dayNumber(period.start), to: dayNumber(period.end) },
  )
