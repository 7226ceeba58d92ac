/** Groups readings by month. It fills months without a reading and adds the same month of the previous year. */
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
