/**
 * Measures the estimate of the current gas bill: how often its 80% range contains the bill that follows, and how wide
 * it is. The histories are those of the demo’s customers with other weather, shifts of the level, noise and missing
 * months, and the peer is the bill of a year before with the spread of such differences. The seed is fixed.
 */
import type { StatementLine } from '#shared/contract/billing/statements'
import { countDays } from '#shared/format/dates'
import { totalOf } from '../../server/db/seed/billing/charges'
import { gasLines, gasRates } from '../../server/db/seed/billing/gasUse'
import { mainMonthOf } from '../../server/db/seed/billing/periods'
import { createRandom, type Random } from '../../server/db/seed/random'
import type { GasReadingRow } from '../../server/db/seed/rows'
import { splitGasPeriod } from '../../server/db/seed/services/usageDays'
import { linesOfNextMonth, priceTherms } from '../../server/directory/usage/priceUsage'
import {
  type CurrentPeriod,
  forecastUsage,
  type PastPeriod,
  usualDegreeDays,
} from '../../server/features/statements/estimate/forecast'
import { demoRows } from '../support/data/demo'
import { tableText } from './table'

const dataSets = 200
const elapsedDays = [3, 10, 17, 24]

interface Scored {
  held: number
  count: number
  widths: number[]
}

export interface EstimatesReport {
  rows: { days: number; rule: Scored; peer: Scored }[]
}

interface BilledPeriod extends PastPeriod {
  lines: StatementLine[]
  isUnread: boolean
}

const newScore = (): Scored => ({ held: 0, count: 0, widths: [] })

/** The sum of twelve fractions is nearly normal. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.fraction()).reduce((sum, fraction) => sum + fraction, -6)

/** Returns the readings of homes with two years of them and some usage. */
function findHomes(): GasReadingRow[][] {
  const homes = new Map<string, GasReadingRow[]>()
  for (const reading of demoRows().gasReadings) {
    homes.set(reading.serviceAccountId, [...(homes.get(reading.serviceAccountId) ?? []), reading])
  }
  return [...homes.values()].filter(
    (readings) => readings.length >= 22 && readings.reduce((sum, { therms }) => sum + therms, 0) > 300,
  )
}

/** Changes a home's history, and bills it like the demo. */
function perturb(readings: readonly GasReadingRow[], random: Random): BilledPeriod[] {
  const shiftAt = random.chance(0.5) ? random.integer(4, readings.length - 1) : readings.length
  const shift = 0.75 + 0.55 * random.fraction()
  let carried = 0
  return readings.map((reading, index) => {
    const weather = Math.max(0.5, 1 + 0.12 * normal(random))
    const heating = (0.107 * reading.degreeDays) / (12 + 0.107 * reading.degreeDays)
    const level = (index >= shiftAt ? shift : 1) * Math.exp(0.05 * normal(random))
    const used = Math.max(1, Math.round(reading.therms * (1 - heating + heating * weather) * level))
    const isUnread = index > 0 && index < readings.length - 2 && random.chance(0.04)
    const therms = used + carried
    carried = isUnread ? therms : 0
    const [start, end] = [reading.periodStart, reading.periodEnd]
    const lines = gasLines(
      { rate: gasRates.home, reading: isUnread ? null : { ...reading, therms } },
      { month: mainMonthOf(end), homeFactor: 1, share: 1 },
    )
    const days = countDays(start, end)
    return { start, end, days, therms, degreeDays: Math.round(reading.degreeDays * weather), lines, isUnread }
  })
}

/** Without months that were not read, and the ones after them, which cover both. */
const usablePeriods = (periods: readonly BilledPeriod[]): BilledPeriod[] =>
  periods.filter(({ isUnread }, index) => !isUnread && !periods[index - 1]?.isUnread)

interface DataSet {
  past: BilledPeriod[]
  actual: BilledPeriod
  current: CurrentPeriod
}

/** Hides the last period, except for its first days. */
function hideLast(periods: readonly BilledPeriod[], days: number, random: Random): DataSet | null {
  const actual = periods.at(-1)
  const past = periods.slice(0, -1)
  const degreeDays = actual ? usualDegreeDays(usablePeriods(past), actual) : null
  if (!actual || degreeDays === null || past.at(-1)?.isUnread) return null
  const known = splitGasPeriod(actual, random.fork('current')).slice(0, days)
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    past,
    actual,
    current: {
      soFar: {
        days,
        therms: sum(known.map(({ amount }) => amount)) / 100,
        degreeDays: sum(known.map(({ degreeDays }) => degreeDays)),
      },
      rest: { days: actual.days - days, degreeDays: degreeDays * (actual.days - days) },
    },
  }
}

function score(scored: Scored, actual: number, [low, high]: readonly [number, number]): void {
  scored.count += 1
  if (actual >= low && actual <= high) scored.held += 1
  scored.widths.push(high - low)
}

function scoreRule(scored: Scored, { past, actual, current }: DataSet): void {
  const forecast = forecastUsage(usablePeriods(past), current)
  if (!forecast) return
  const at = (monthsBack: number) => past.at(-monthsBack)?.lines ?? []
  const lines = linesOfNextMonth({ newest: at(1), yearBefore: at(13), monthAfter: at(12) })
  score(scored, totalOf(actual.lines), [priceTherms(lines, forecast.low), priceTherms(lines, forecast.high)])
}

/** The bill of a year before, and the differences between past bills and those of a year before them. */
function scorePeer(scored: Scored, { past, actual }: DataSet): void {
  const bills = past.map(({ lines }) => totalOf(lines))
  const center = bills.at(-12)
  if (center === undefined) return
  const differences = bills.slice(12).map((bill, index) => bill - (bills[index] ?? bill))
  const variance = differences.reduce((sum, difference) => sum + difference ** 2, 0) / Math.max(1, differences.length)
  const margin = 1.2816 * Math.sqrt(variance)
  score(scored, totalOf(actual.lines), [center - margin, center + margin])
}

export function measureEstimates(): EstimatesReport {
  const homes = findHomes()
  const random = createRandom('estimates')
  const rows = elapsedDays.map((days) => ({ days, rule: newScore(), peer: newScore() }))
  for (let index = 0; index < dataSets; index++) {
    const dataRandom = random.fork(String(index))
    const readings = dataRandom.pick(homes)
    // Ends in another month each time, so that all seasons count.
    const periods = perturb(readings.slice(0, readings.length - dataRandom.integer(0, 5)), dataRandom)
    for (const { days, rule, peer } of rows) {
      const dataSet = hideLast(periods, days, dataRandom.fork('days'))
      if (!dataSet) continue
      scoreRule(rule, dataSet)
      scorePeer(peer, dataSet)
    }
  }
  return { rows }
}

const median = (values: number[]): number => values.toSorted((left, right) => left - right)[values.length >> 1] ?? 0
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const percent = ({ held, count }: Scored): string => `${Math.round((held / count) * 100)}%`

export function estimatesText({ rows }: EstimatesReport): string {
  const all = (pick: (row: (typeof rows)[number]) => Scored): Scored => ({
    held: rows.reduce((sum, row) => sum + pick(row).held, 0),
    count: rows.reduce((sum, row) => sum + pick(row).count, 0),
    widths: rows.flatMap((row) => pick(row).widths),
  })
  const lineOf = (name: string, rule: Scored, peer: Scored): string[] => [
    name,
    `${rule.held} of ${rule.count} (${percent(rule)})`,
    dollars(median(rule.widths)),
    `${peer.held} of ${peer.count} (${percent(peer)})`,
    dollars(median(peer.widths)),
  ]
  const [rule, peer] = [all((row) => row.rule), all((row) => row.peer)]
  return [
    `Estimated gas bills: 80% ranges held in ${rule.held} of ${rule.count}`,
    tableText(
      ['days of the period known', 'range held', 'median width', 'last year’s bill ± its spread', 'median width'],
      [...rows.map((row) => lineOf(String(row.days), row.rule, row.peer)), lineOf('all', rule, peer)],
    ),
  ].join('\n')
}
