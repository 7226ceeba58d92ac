/** Groups readings by month. It fills months without a reading and adds the same month of the previous year. */
import type { BillEstimate } from '#shared/contract/billing/statements'
import type { UsageReading } from '#shared/contract/services/usage'
import { addMonths, monthOfPeriod } from '#shared/format/dates'
import { dollarsText, numberText } from '../../ui/format/amounts'

export const usageUnits = ['therms', 'ccf', 'dollars', 'perDay'] as const
export type UsageUnit = (typeof usageUnits)[number]

export interface UsageMonth {
  /** Has the format `YYYY-MM`. */
  month: string
  /** Null for a month without a reading. */
  reading: UsageReading | null
  before: UsageReading | null
}

const monthOf = ({ period_end }: UsageReading): string => monthOfPeriod(period_end)

/** Returns the month (`YYYY-MM`) that is `count` months earlier. */
export const monthBefore = (month: string, count: number): string => addMonths(`${month}-01`, -count).slice(0, 7)

/** Returns up to `count` months that end with the latest reading, from the oldest to the newest. */
export function fillUsageMonths(readings: readonly UsageReading[], count: number): UsageMonth[] {
  const latest = readings.at(-1)
  if (!latest) return []
  const byMonth = new Map(readings.map((reading) => [monthOf(reading), reading]))
  const first = readings[0] ? monthOf(readings[0]) : ''
  return listMonthsUpTo(monthOf(latest), first, count).map((month) => ({
    month,
    reading: byMonth.get(month) ?? null,
    before: byMonth.get(monthBefore(month, 12)) ?? null,
  }))
}

/** The billing period that has not been read yet. */
export interface CurrentUsage {
  /** Has the format `YYYY-MM`. */
  month: string
  periodEnd: string
  /** In therms; null for a meter that does not report daily. */
  soFar: number | null
  expectedTherms: number
  /** In cents. */
  expectedAmount: number
  before: UsageReading | null
}

/** Returns null if the current period can't be estimated. */
export function currentUsageOf(
  readings: readonly UsageReading[],
  estimate: BillEstimate | null | undefined,
): CurrentUsage | null {
  const latest = readings.at(-1)
  if (!latest || !estimate || estimate.expected_therms === null || estimate.period_end <= latest.period_end) return null
  const month = monthOfPeriod(estimate.period_end)
  return {
    month,
    periodEnd: estimate.period_end,
    soFar: estimate.therms_so_far,
    expectedTherms: estimate.expected_therms,
    expectedAmount: estimate.expected,
    before: readings.find((reading) => monthOf(reading) === monthBefore(month, 12)) ?? null,
  }
}

/** Returns up to `count` months that end with `last` and start no earlier than `first`. */
export const listMonthsUpTo = (last: string, first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthBefore(last, count - 1 - index)).filter((month) => month >= first)

export function amountOf(reading: UsageReading, unit: UsageUnit): number {
  switch (unit) {
    case 'therms':
      return reading.therms
    case 'ccf':
      return reading.ccf
    case 'dollars':
      return reading.amount / 100
    case 'perDay':
      return reading.therms / reading.days
  }
}

export function formatAmount(amount: number, unit: UsageUnit): string {
  switch (unit) {
    case 'therms':
    case 'ccf':
      return numberText(Math.round(amount))
    case 'dollars':
      return dollarsText(amount)
    case 'perDay':
      return numberText(amount, { minDigits: 1 })
  }
}
