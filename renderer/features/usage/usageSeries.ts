/** Readings as months side by side: a missing one keeps its place, and the same month a year before stands behind. */
import type { UsageReading } from '#shared/contract/usage'
import { addMonths, monthOfPeriod } from '#shared/dates'
import { numberText } from '../../ui/look/amounts'
import * as usageTexts from '#shared/texts/usage'

export const usageUnits = ['therms', 'ccf', 'dollars', 'perDay'] as const
export type UsageUnit = (typeof usageUnits)[number]

export interface UsageMonth {
  /** `YYYY-MM` */
  month: string
  /** Null for a month that nobody read. */
  reading: UsageReading | null
  before: UsageReading | null
}

const monthOf = ({ period_end }: UsageReading): string => monthOfPeriod(period_end)

const monthBefore = (month: string, count: number): string => addMonths(`${month}-01`, -count).slice(0, 7)

/** That many months up to the latest reading, the oldest first; none while nothing was read. */
export function monthsOf(readings: readonly UsageReading[], count: number): UsageMonth[] {
  const latest = readings.at(-1)
  if (!latest) return []
  const byMonth = new Map(readings.map((reading) => [monthOf(reading), reading]))
  const first = readings[0] ? monthOf(readings[0]) : ''
  return monthsUpTo(monthOf(latest), first, count).map((month) => ({
    month,
    reading: byMonth.get(month) ?? null,
    before: byMonth.get(monthBefore(month, 12)) ?? null,
  }))
}

/** At most that many months up to the last one, none of them before the first. */
export const monthsUpTo = (last: string, first: string, count: number): string[] =>
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
      return `$${numberText(amount, { least: 2 })}`
    case 'perDay':
      return numberText(amount, { least: 1 })
  }
}

export const unitLabels: Record<UsageUnit, string> = {
  therms: 'Therms',
  ccf: 'CCF',
  dollars: 'Dollars',
  perDay: usageTexts.thermsPerDay,
}
