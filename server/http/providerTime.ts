/** Formats a time in the provider's time zone for reports: "2026-03-13 10:00 CDT". */
import { dateFormat } from '#shared/format/intl'
export function formatProviderTime(moment: string, timeZone: string): string {
  const date = new Date(moment)
  const zone = dateFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')
  return `${dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date)} ${zone?.value ?? timeZone}`
}
