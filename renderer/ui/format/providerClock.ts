/** Converts between moments and the values of a `MomentField` (`2026-03-13T09:00`) in the provider's time zone. */

import { momentOf } from '#shared/desks/openingHours'
import { dayAndClockAt, zoneNameAt } from '#shared/format/moments'
import { defaultTimeZone } from '#shared/format/timeZone'

const zoneOr = (timeZone: string): string => timeZone || defaultTimeZone

export const toProviderTime = (moment: Date, timeZone: string): string =>
  dayAndClockAt(moment, zoneOr(timeZone)).replace(' ', 'T')

/** Returns null for an invalid value. An hour that is skipped in spring becomes the hour after it. */
export function parseProviderTime(localTime: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${localTime}Z`)
  if (localTime === '' || Number.isNaN(asUtc)) return null
  const [day = '', time = ''] = new Date(asUtc).toISOString().split('T')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentOf({ day, minutes: hour * 60 + minute }, zoneOr(timeZone)).toISOString()
}

/** Returns for example "Central Time". */
export const zoneName = (timeZone: string): string => zoneNameAt(new Date(), zoneOr(timeZone), 'longGeneric')
