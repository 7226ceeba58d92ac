/** Formats a time in the provider's time zone for reports: "2026-03-13 10:00 CDT". */
export function formatProviderTime(moment: string, timeZone: string): string {
  const date = new Date(moment)
  const inZone = (format: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...format })
  const zone = inZone({ timeZoneName: 'short' }, 'en-US')
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')
  return `${inZone({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE').format(date)} ${zone?.value ?? timeZone}`
}
