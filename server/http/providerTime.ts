/** Formats a time in the provider's time zone for reports: "2026-03-13 10:00 CDT". */
import { dayAndClockAt, zoneNameAt } from '#shared/format/moments'
export function formatProviderTime(moment: string, timeZone: string): string {
  const date = new Date(moment)
  return `${dayAndClockAt(date, timeZone)} ${zoneNameAt(date, timeZone, 'short')}`
}
