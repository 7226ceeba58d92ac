/** Calculates with moments, and formats them in a time zone. Without one, the zone of the reader applies. */
import { dateFormat } from './intl'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Returns the moment that is this many minutes later, or earlier if they are negative. */
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs)

/** Returns the moment that is this many periods of 24 hours later, or earlier if they are negative. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs)

type Zone = string | null | undefined

const inZone = (timeZone: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions =>
  timeZone ? { ...options, timeZone } : options

/** Formats as people read it in the United States. */
const format = (moment: Date, timeZone: Zone, options: Intl.DateTimeFormatOptions): string =>
  dateFormat('en-US', inZone(timeZone, options)).format(moment)

/** Formats in the locale that writes days as `YYYY-MM-DD` and hours from 0 to 23. */
const formatIso = (moment: Date, timeZone: Zone, options: Intl.DateTimeFormatOptions = {}): string =>
  dateFormat('sv-SE', inZone(timeZone, options)).format(moment)

/** Returns "2026-03-13". */
export const dayAt = (moment: Date, timeZone: Zone): string => formatIso(moment, timeZone)

/** Returns "2026-03-13 09:05". */
export const dayAndClockAt = (moment: Date, timeZone: Zone): string =>
  formatIso(moment, timeZone, { dateStyle: 'short', timeStyle: 'short' })

/** Returns "9:05 AM". */
export const timeAt = (moment: Date, timeZone: Zone): string =>
  format(moment, timeZone, { hour: 'numeric', minute: '2-digit' })

/** Returns "9:05 AM CDT". */
export const timeWithZoneAt = (moment: Date, timeZone: Zone): string =>
  format(moment, timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })

/** Returns "Friday, March 13". */
export const weekdayAt = (moment: Date, timeZone: Zone): string =>
  format(moment, timeZone, { weekday: 'long', month: 'long', day: 'numeric' })

/** Returns "March 13, 2026 at 9:05 AM". */
export const dayAndTimeInProse = (moment: Date, timeZone: Zone): string =>
  format(moment, timeZone, { dateStyle: 'long', timeStyle: 'short' })

/** Returns the name of the zone at that moment, such as "CDT", or "Central Time" in the long form. */
export function zoneNameAt(moment: Date, timeZone: string, form: 'short' | 'longGeneric'): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: form }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
