/** The daily usage of gas meters and fiber lines that report every day, up to yesterday. */
import { addDays, addMonths, countDays } from '#shared/format/dates'
import type { ChargedService } from '../billing/charges'
import { newMeter, readMeter } from '../billing/gasUse'
import { mainMonthOf } from '../billing/periods'
import type { Household } from '../households/createHousehold'
import type { Random } from '../random'
import type { GasReadingRow } from '../rows'

interface DayUse {
  day: string
  /** Hundredths of a therm. */
  amount: number
  degreeDays: number
}

/** An average home needs this many therms a month for cooking and hot water, and this many for each degree day. */
const average = { base: 12, perDegreeDay: 0.107 }

const listDays = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, countDays(first, last)) }, (_, index) => addDays(first, index))

/** Splits a whole number by weights, so that the parts add up to it. */
function splitByWeights(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((first, second) => first + second, 0)
  let [weighted, given] = [0, 0]
  return weights.map((weight) => {
    weighted += weight
    const part = Math.round((total * weighted) / sum) - given
    given += part
    return part
  })
}

interface Period {
  start: string
  end: string
  therms: number
  degreeDays: number
}

/** Splits the usage of a period over its days: cold and mild spells change slowly, and cold days need more gas. */
export function splitGasPeriod({ start, end, therms, degreeDays }: Period, random: Random): DayUse[] {
  const days = listDays(start, end)
  let cold = 1
  const coldness = days.map(() => {
    cold = Math.max(0.2, 1 + 0.7 * (cold - 1) + (random.fraction() - 0.5) * 0.8)
    return cold
  })
  const dayDegrees = splitByWeights(degreeDays, coldness)
  const needs = dayDegrees.map(
    (degrees) =>
      (average.base / days.length + average.perDegreeDay * Math.max(0, degrees)) * (0.8 + 0.4 * random.fraction()),
  )
  const amounts = splitByWeights(therms * 100, needs)
  return days.map((day, index) => ({ day, amount: amounts[index] ?? 0, degreeDays: dayDegrees[index] ?? 0 }))
}

/** Adds the days of all readings and of the current period. A meter that was estimated has not reported. */
export function addGasDays(
  { rows, random, world }: Household,
  { service, readings }: { service: ChargedService; readings: readonly GasReadingRow[] },
): void {
  const dayRandom = random.fork(`days ${service.id}`)
  const add = (period: Period) => {
    for (const use of splitGasPeriod(period, dayRandom.fork(period.end))) {
      if (use.day < world.today) rows.usageDays.push({ serviceAccountId: service.id, ...use })
    }
  }
  readings.forEach(({ periodStart, periodEnd, readType, therms, degreeDays }, index) => {
    const lastRead = readings[index - 1]?.periodEnd
    // A reading after a month without one covers both.
    const start = lastRead === undefined ? periodStart : addDays(lastRead, 1)
    if (readType === 'actual') add({ start, end: periodEnd, therms, degreeDays })
  })
  const last = readings.at(-1)
  if (!last || service.closedOn) return
  const end = addMonths(last.periodEnd, 1)
  const use = { month: mainMonthOf(end), homeFactor: service.homeFactor, share: 1 }
  const current = readMeter(newMeter(dayRandom.fork('meter')), use, dayRandom.fork('use'))
  if (current) add({ start: addDays(last.periodEnd, 1), end, ...current })
}

/** Splits the months of a line over their days. People stream more on weekends. */
export function addDataDays({ rows, random }: Household, { id: serviceAccountId, startedOn }: ChargedService): void {
  const dayRandom = random.fork(`data days ${serviceAccountId}`)
  for (const { month, downloadMb, uploadMb, countedUntil } of rows.dataUsage.filter(
    (usage) => usage.serviceAccountId === serviceAccountId,
  )) {
    const days = listDays(startedOn > `${month}-01` ? startedOn : `${month}-01`, countedUntil)
    const monthRandom = dayRandom.fork(month)
    const weights = days.map((day) => {
      const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
      return (isWeekend ? 1.5 : 1) * (0.6 + 0.8 * monthRandom.fraction())
    })
    splitByWeights(downloadMb + uploadMb, weights).forEach((amount, index) => {
      const day = days[index]
      if (day !== undefined) rows.usageDays.push({ serviceAccountId, day, amount, degreeDays: null })
    })
  }
}
