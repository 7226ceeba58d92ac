/** Simulates a home's monthly gas use, its meter readings, and the bill lines. */

import type { ExplainedCharge, StatementLine } from '#shared/contract/billing/statements'
import { type Cents, formatCents, shareOf } from '#shared/format/money'
import { percentText } from '#shared/format/plural'
import { meterRange } from '#shared/services/meterReadings'
import type { Random } from '../random'

/** Degree days from January to December. */
const degreeDays = [991, 850, 640, 310, 110, 25, 8, 8, 40, 205, 589, 884] as const
/** Thousandths of a therm per CCF, from January to December. */
const heatFactors = [1045, 1043, 1038, 1032, 1025, 1019, 1015, 1015, 1020, 1028, 1036, 1042] as const

interface GasRate {
  productCode: string
  customerCharge: Cents
  /** Tenths of a cent per therm, without gas cost and efficiency rider. */
  delivery: number
}

export const gasRates = {
  home: { productCode: 'GAS-R1', customerCharge: 1650, delivery: 420 },
  business: { productCode: 'GAS-GC1', customerCharge: 3200, delivery: 340 },
} satisfies Record<string, GasRate>

const gasCost = { winter: 620, summer: 480 }
const efficiencyRider = 12
const cityFeePerMille = 40
export interface Meter {
  number: string
  lastReading: number
  /** CCF used in months without a reading. */
  unreadCcf: number
}

export const newMeter = (random: Random): Meter => ({
  number: `GM-${random.letters('0123456789', 7)}`,
  lastReading: random.integer(0, meterRange - 1),
  unreadCcf: 0,
})

interface GasUse {
  /** 1–12 */
  month: number
  /** Gas use relative to an average home; 0 for an empty home. */
  homeFactor: number
  /** The part of the month in which the home had service. */
  share: number
}

interface MeterReading {
  meterNumber: string
  previousRead: number
  currentRead: number
  readType: 'actual' | 'estimated'
  ccf: number
  heatFactor: number
  therms: number
  degreeDays: number
  note: string
}

/**
 * Reads the meter at the end of the month and advances it. Returns null for a month without a reading; the next reading
 * then covers both months.
 */
export function readMeter(meter: Meter, use: GasUse, random: Random): MeterReading | null {
  const heatFactor = heatFactors[use.month - 1] ?? 1030
  // The home's use follows the weather, which is colder or milder than usual.
  const actualDegreeDays = Math.round((degreeDays[use.month - 1] ?? 0) * (0.88 + random.fraction() * 0.24))
  const usedCcf = Math.round((thermsOf(use, actualDegreeDays, random) * 1000) / heatFactor)
  const isUnread = random.chance(0.006)
  const isEstimated = random.chance(0.04)
  const isReplaced = random.chance(0.002)
  const previousRead = meter.lastReading
  const ccf = usedCcf + meter.unreadCcf
  meter.unreadCcf = isUnread ? ccf : 0
  if (isUnread) return null

  const note = isReplaced ? replaceMeter(meter, ccf, random) : ''
  if (!isReplaced) meter.lastReading = (meter.lastReading + ccf) % meterRange
  return {
    meterNumber: meter.number,
    previousRead,
    currentRead: meter.lastReading,
    readType: isEstimated && !isReplaced ? 'estimated' : 'actual',
    ccf,
    heatFactor,
    therms: Math.round((ccf * heatFactor) / 1000),
    degreeDays: Math.round(actualDegreeDays * use.share),
    note,
  }
}

/** Replaces the meter in the middle of the month: the old one counts half of the use, and the new one starts at 0. */
function replaceMeter(meter: Meter, ccf: number, random: Random): string {
  const half = Math.floor(ccf / 2)
  const note = `Meter ${meter.number} was replaced at a reading of ${(meter.lastReading + half) % meterRange}.`
  meter.number = newMeter(random).number
  meter.lastReading = ccf - half
  return note
}

function thermsOf({ homeFactor, share }: GasUse, actualDegreeDays: number, random: Random): number {
  const habit = 0.95 + random.fraction() * 0.1
  const anomaly = random.chance(0.005) ? 2.2 : 1
  const average = 12 + 0.107 * actualDegreeDays
  return average * homeFactor * habit * anomaly * share
}

interface GasBill {
  rate: GasRate
  reading: MeterReading | null
}

interface PrintedCharge {
  label: string
  detail?: string
  amount: Cents
}

interface ThermCharge {
  label: string
  mills: number
  therms: number
}

/** Returns the gas lines of the printed bill. */
export function gasLines({ rate, reading }: GasBill, { month, share }: GasUse): StatementLine[] {
  const line = (charge: ExplainedCharge, { label, detail = '', amount }: PrintedCharge): StatementLine => ({
    section: 'GAS',
    charge,
    label,
    detail,
    quantity: null,
    unit: '',
    rate: null,
    tariff: rate.productCode,
    amount,
  })
  const perTherm = (charge: ExplainedCharge, { label, mills, therms }: ThermCharge): StatementLine => ({
    ...line(charge, { label, amount: Math.round((therms * mills) / 10) }),
    quantity: therms,
    unit: 'therms',
    rate: mills / 1000,
  })
  const readingText = reading
    ? `Meter ${reading.meterNumber}, ${reading.previousRead} to ${reading.currentRead} (${reading.readType}), ${reading.ccf} CCF × ${(reading.heatFactor / 1000).toFixed(3)}`
    : 'We couldn’t read the meter; the next bill covers both months.'
  const cost = month >= 10 || month <= 3 ? gasCost.winter : gasCost.summer
  const lines = [
    line('gas_fixed', { label: 'Customer charge', amount: Math.round(rate.customerCharge * share) }),
    ...(reading
      ? [
          {
            ...perTherm('gas_delivery', { label: 'Delivery', mills: rate.delivery, therms: reading.therms }),
            detail: readingText,
          },
          perTherm('gas_supply', { label: 'Gas cost', mills: cost, therms: reading.therms }),
          perTherm('gas_efficiency', { label: 'Efficiency rider', mills: efficiencyRider, therms: reading.therms }),
        ]
      : [line('gas_unread', { label: 'No reading', detail: readingText, amount: 0 })]),
  ]
  const beforeFee = lines.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...lines,
    line('gas_franchise', {
      label: 'City fee',
      detail: `${percentText(cityFeePerMille / 10)} of ${formatCents(beforeFee)}`,
      amount: shareOf(beforeFee, cityFeePerMille),
    }),
  ]
}
