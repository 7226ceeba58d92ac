/** The monthly data usage of a home's fiber line, up to yesterday. */
import { dataMonths } from '#shared/contract/services/usage'
import { addDays, addMonths, countDays } from '#shared/format/dates'
import type { Household } from '../households/createHousehold'

interface FiberLine {
  serviceAccountId: string
  /** The line has no usage before this day. */
  startedOn: string
  closedOn: string | null
}

/** Homes stream more in winter and less during vacations; from January to December. */
const seasonFactors = [1.12, 1.05, 1, 0.96, 0.94, 0.88, 0.84, 0.9, 0.98, 1.03, 1.08, 1.16] as const

const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1)
const earlier = (left: string, right: string): string => (left < right ? left : right)

/** Uses its own random stream, so that it does not change the rest of the household. */
export function addDataUsage(
  { rows, random, world }: Household,
  { serviceAccountId, startedOn, closedOn }: FiberLine,
): void {
  const dataRandom = random.fork(`data ${serviceAccountId}`)
  const usualMb = dataRandom.integer(180_000, 920_000)
  const uploadShare = 0.06 + dataRandom.fraction() * 0.16
  const lastDay = earlier(addDays(world.today, -1), closedOn ?? world.today)
  for (let monthsAgo = dataMonths - 1; monthsAgo >= 0; monthsAgo--) {
    const month = addMonths(`${world.today.slice(0, 7)}-01`, -monthsAgo).slice(0, 7)
    const monthFactor =
      (seasonFactors[Number(month.slice(5)) - 1] ?? 1) * (1 - monthsAgo * 0.012) * (0.82 + dataRandom.fraction() * 0.36)
    // In a few months the counters are lost.
    const isLost = monthsAgo > 0 && dataRandom.chance(0.012)
    const first = startedOn > `${month}-01` ? startedOn : `${month}-01`
    const countedUntil = earlier(lastDayOf(month), lastDay)
    if (isLost || countedUntil < first) continue
    const total = Math.round(
      (usualMb * monthFactor * countDays(first, countedUntil)) / countDays(`${month}-01`, lastDayOf(month)),
    )
    const uploadMb = Math.round(total * uploadShare)
    rows.dataUsage.push({ serviceAccountId, month, downloadMb: total - uploadMb, uploadMb, countedUntil })
  }
}
