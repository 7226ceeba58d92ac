/** Prices usage with the lines of issued statements, so that an estimate follows the same tariff as the bills. */

import type { StatementLine } from '#shared/contract/billing/statements'
import { type Cents, shareOf } from '#shared/format/money'

const isUsage = ({ unit, rate }: StatementLine): boolean => unit === 'therms' && rate !== null

export const hasUsageLines = (lines: readonly StatementLine[]): boolean => lines.some(isUsage)

/** The lines of a service that its next bill repeats, unlike one-time charges. */
export const recurringLines = (lines: readonly StatementLine[], place: string): StatementLine[] =>
  lines.filter((line) => line.section !== 'ONE_TIME' && ['', place].includes(line.place ?? ''))

/** The share of a line such as “4%” in thousandths, or null for all others. */
function perMilleOf({ detail }: StatementLine): number | null {
  const percent = /^([\d.]+)%$/.exec(detail)?.[1]
  return percent === undefined ? null : Math.round(Number(percent) * 10)
}

const priceOf = ({ rate, amount, ...line }: StatementLine, therms: number): Cents =>
  isUsage({ rate, amount, ...line }) ? Math.round(therms * (rate ?? 0) * 100) : amount

/** Returns the total of the lines for another number of therms. Fees in percent apply to all other lines. */
export function priceTherms(lines: readonly StatementLine[], therms: number): Cents {
  const beforeFees = lines
    .filter((line) => perMilleOf(line) === null)
    .reduce((sum, line) => sum + priceOf(line, therms), 0)
  const fees = lines.map((line) => shareOf(beforeFees, perMilleOf(line) ?? 0))
  return fees.reduce((sum, fee) => sum + fee, beforeFees)
}

interface PriceHistory {
  /** The newest statement with a reading. */
  newest: readonly StatementLine[]
  /** The statements of a year before the newest one, and of the month after that. */
  yearBefore: readonly StatementLine[]
  monthAfter: readonly StatementLine[]
}

/** Returns the newest lines with the rates of the next month, if the same rates changed in that season a year before. */
export function linesOfNextMonth({ newest, yearBefore, monthAfter }: PriceHistory): StatementLine[] {
  const rateOf = (lines: readonly StatementLine[], label: string) =>
    lines.find((line) => line.label === label && isUsage(line))?.rate ?? null
  return newest.map((line) => {
    const [before, after] = [rateOf(yearBefore, line.label), rateOf(monthAfter, line.label)]
    if (line.rate === null || before === null || after === null || before === after) return line
    return { ...line, rate: Math.round(((line.rate * after) / before) * 1000) / 1000 }
  })
}
