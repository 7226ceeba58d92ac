/** The times until which a message can be snoozed with one click, in the provider's time zone. */
import { momentOf, wallClock, weekdayOf } from '#shared/desks/openingHours'
import { addDays } from '#shared/format/dates'
import { defaultTimeZone } from '#shared/format/timeZone'
import * as snoozeTexts from '#shared/texts/cases/snooze'

const hoursLater = 3
const morningMinutes = 8 * 60
const hourMs = 3_600_000

interface SnoozeTime {
  label: string
  until: Date
}

export function snoozeTimes(now: Date, timeZone: string): SnoozeTime[] {
  const zone = timeZone || defaultTimeZone
  const { day: today } = wallClock(now, zone)
  const morningOf = (day: string): Date => momentOf({ day, minutes: morningMinutes }, zone)
  const daysToMonday = (8 - weekdayOf(today)) % 7 || 7
  const times = [
    { label: snoozeTexts.snoozeInHours(hoursLater), until: new Date(now.getTime() + hoursLater * hourMs) },
    { label: snoozeTexts.snoozeTomorrow, until: morningOf(addDays(today, 1)) },
    { label: snoozeTexts.snoozeMonday, until: morningOf(addDays(today, daysToMonday)) },
    { label: snoozeTexts.snoozeWeek, until: morningOf(addDays(today, 7)) },
  ]
  // On a Sunday, tomorrow is Monday. On a Monday, the next one is a week from now.
  return times.filter(
    ({ until }, index) => times.findIndex((other) => other.until.getTime() === until.getTime()) === index,
  )
}
