/** The provider's office hours in its own time zone. */
import { officeDay } from '#shared/desks/officeHours'
import { wallClock } from '#shared/openingHours'
import { defaultTimeZone } from '#shared/timeZone'

const { from: opensAt, to: closesAt } = officeDay
const dayMinutes = 24 * 60
const minuteMs = 60_000

const minutesAt = (at: number): number => wallClock(new Date(at), defaultTimeZone).minutes

/** Returns the given time if the office is open, or else a time soon after it next opens. */
export function nextOpen(at: number): number {
  const minutes = minutesAt(at)
  if (minutes >= opensAt && minutes < closesAt) return at
  const wait = minutes < opensAt ? opensAt - minutes : dayMinutes - minutes + opensAt
  // Spreads answers over the first 50 minutes, so that not all of them are written when the office opens.
  const started = Math.floor(at / minuteMs) % 50
  return nextOpen(at + (wait + started) * minuteMs)
}

/** Returns the given time if the office is open, or else the last minute before it closed. */
export function lastOpen(at: number): number {
  const minutes = minutesAt(at)
  if (minutes >= opensAt && minutes < closesAt) return at
  const back = minutes >= closesAt ? minutes - closesAt + 1 : minutes + dayMinutes - closesAt + 1
  return lastOpen(at - back * minuteMs)
}
