/** Moments as a control has them, `2026-03-13T09:00`, by the clock on the provider's wall, wherever whoever writes may sit. */
import { momentOf } from '#shared/openingHours'
import { defaultTimeZone } from '#shared/timeZone'

const zoneOr = (timeZone: string): string => timeZone || defaultTimeZone

/** Swedish writes it as "2026-03-13 09:00". */
export const onWall = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zoneOr(timeZone), dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T')

/** The moment when the wall shows that; null when it is no time. An hour that is skipped in spring is the one after it. */
export function momentOnWall(typed: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${typed}Z`)
  if (typed === '' || Number.isNaN(asUtc)) return null
  const [day = '', time = ''] = new Date(asUtc).toISOString().split('T')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentOf({ day, minutes: hour * 60 + minute }, zoneOr(timeZone)).toISOString()
}

/** "Central Time". */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zoneOr(timeZone), timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? zoneOr(timeZone)
