/** Decides when crews are free, and which of them takes a visit. */
import { appointmentProblem } from '#shared/cases/appointmentDays'
import { type VisitWindow, visitWindows } from '#shared/cases/cases'
import { offeredVisitDays } from '#shared/cases/crews'
import type { Appointment } from '#shared/contract/cases/cases'
import { weekdayOf } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { bookableDays } from '#shared/http/limits'

interface CrewHours {
  id: string
  weekdays: readonly number[]
  windows: readonly VisitWindow[]
  visitsPerWindow: number
}

export interface BookedSeat {
  crewId: string
  visitOn: string
  visitWindow: VisitWindow
  seat: number
}

interface Seat {
  crewId: string
  seat: number
}

/** Returns the first free seat of the crew with the most free seats at that time, or null if there is none. */
export function findFreeSeat(
  crews: readonly CrewHours[],
  booked: readonly BookedSeat[],
  { date, window }: Appointment,
): Seat | null {
  const candidates = crews.flatMap(({ id, weekdays, windows, visitsPerWindow }) => {
    if (!weekdays.includes(weekdayOf(date)) || !windows.includes(window)) return []
    const taken = booked
      .filter(({ crewId, visitOn, visitWindow }) => crewId === id && visitOn === date && visitWindow === window)
      .map(({ seat }) => seat)
    // A crew whose visits were reduced may have more than it takes now.
    const freeCount = visitsPerWindow - taken.length
    return freeCount > 0 ? [{ crewId: id, seat: firstMissing(taken), freeCount }] : []
  })
  const [best] = candidates.toSorted((one, other) => other.freeCount - one.freeCount)
  return best ? { crewId: best.crewId, seat: best.seat } : null
}

function firstMissing(taken: readonly number[]): number {
  let seat = 1
  while (taken.includes(seat)) seat += 1
  return seat
}

/** Returns the times at which a crew is free, for two weeks from the first day with one. */
export function findFreeSlots(
  crews: readonly CrewHours[],
  booked: readonly BookedSeat[],
  today: string,
): Appointment[] {
  const slots: Appointment[] = []
  for (let ahead = 1; ahead <= bookableDays; ahead += 1) {
    const date = addDays(today, ahead)
    const [first] = slots
    if (first && date >= addDays(first.date, offeredVisitDays)) break
    if (appointmentProblem(date, today) !== null) continue
    for (const window of visitWindows) if (findFreeSeat(crews, booked, { date, window })) slots.push({ date, window })
  }
  return slots
}
