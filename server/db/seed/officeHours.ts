/** The provider's office hours in its own time zone. */
import { officeDay } from '#shared/desks/officeHours'
import { wallClock } from '#shared/desks/openingHours'
import { defaultTimeZone } from '#shared/format/timeZone'

const { from: opensAt, to: closesAt } = officeDay
const dayMinutes = 24 * 60
const minuteMs = 60_000

const minutesAt = (time: number): number => wallClock(new Date(time), defaultTimeZone).minutes

/** Returns the given time if the office is open, or else a time soon after it next opens. */
export function nextOfficeTime(time: number): number {
  const minutes = minutesAt(time)
  if (minutes >= opensAt && minutes < closesAt) return time
  const waitMinutes = minutes < opensAt ? opensAt - minutes : dayMinutes - minutes + opensAt
  // Spreads answers over the first 50 minutes, so that not all of them are written when the office opens.
  const delayMinutes = Math.floor(time / minuteMs) % 50
  return nextOfficeTime(time + (waitMinutes + delayMinutes) * minuteMs)
}

/** Returns the given time if the office is open, or else the last minute before it closed. */
export function lastOfficeTime(time: number): number {
  const minutes = minutesAt(time)
  if (minutes >= opensAt && minutes < closesAt) return time
  const minutesBack = minutes >= closesAt ? minutes - closesAt + 1 : minutes + dayMinutes - closesAt + 1
  return lastOfficeTime(time - minutesBack * minuteMs)
}
