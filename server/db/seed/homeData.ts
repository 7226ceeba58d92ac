/** The monthly data usage of a home's fiber line, up to yesterday. */
import { dataMonths } from '#shared/contract/usage'
import { addDays, addMonths } from '#shared/dates'
import type { Household } from './openHousehold'

interface Home {
  serviceAccountId: string
  /** The line has no usage before this day. */
  startedOn: string
  closedOn: string | null
}

/** Homes stream more in winter and less during vacations; from January to December. */
const seasons = [1.12, 1.05, 1, 0.96, 0.94, 0.88, 0.84, 0.9, 0.98, 1.03, 1.08, 1.16] as const

const lastOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1)
const daysFrom = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
const earlier = (one: string, other: string): string => (one < other ? one : other)

/** Uses its own random stream, so that it does not change the rest of the household. */
export function addDataUsage(
  { rows, random, world }: Household,
  { serviceAccountId, startedOn, closedOn }: Home,
): void {
  const drawn = random.fork(`data ${serviceAccountId}`)
  const usual = drawn.integer(180_000, 920_000)
  const uploads = 0.06 + drawn.fraction() * 0.16
  const lastDay = earlier(addDays(world.today, -1), closedOn ?? world.today)
  for (let back = dataMonths - 1; back >= 0; back--) {
    const month = addMonths(`${world.today.slice(0, 7)}-01`, -back).slice(0, 7)
    const habit = (seasons[Number(month.slice(5)) - 1] ?? 1) * (1 - back * 0.012) * (0.82 + drawn.fraction() * 0.36)
    // In a few months the counters are lost.
    const isLost = back > 0 && drawn.chance(0.012)
    const first = startedOn > `${month}-01` ? startedOn : `${month}-01`
    const countedUntil = earlier(lastOf(month), lastDay)
    if (isLost || countedUntil < first) continue
    const total = Math.round((usual * habit * daysFrom(first, countedUntil)) / daysFrom(`${month}-01`, lastOf(month)))
    const uploadMb = Math.round(total * uploads)
    rows.dataUsage.push({ serviceAccountId, month, downloadMb: total - uploadMb, uploadMb, countedUntil })
  }
}
