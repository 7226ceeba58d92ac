/** When the desks of the provider answer: from eight in the morning to six in the evening, where it is. */
import { officeDay } from '#shared/desks/officeHours'
import { wallClock } from '#shared/openingHours'
import { defaultTimeZone } from '#shared/timeZone'

const { from: opensAt, to: closesAt } = officeDay
const dayMinutes = 24 * 60
const minuteMs = 60_000

const minutesAt = (at: number): number => wallClock(new Date(at), defaultTimeZone).minutes

/** That moment while the desks are open, else a while after they open next. */
export function nextOpen(at: number): number {
  const minutes = minutesAt(at)
  if (minutes >= opensAt && minutes < closesAt) return at
  const wait = minutes < opensAt ? opensAt - minutes : dayMinutes - minutes + opensAt
  // Nobody answers everything at eight o'clock sharp.
  const started = Math.floor(at / minuteMs) % 50
  return nextOpen(at + (wait + started) * minuteMs)
}

/** That moment while the desks are open, else the last minute of the hours before. */
export function lastOpen(at: number): number {
  const minutes = minutesAt(at)
  if (minutes >= opensAt && minutes < closesAt) return at
  const back = minutes >= closesAt ? minutes - closesAt + 1 : minutes + dayMinutes - closesAt + 1
  return lastOpen(at - back * minuteMs)
}
