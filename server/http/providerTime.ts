/** A moment by the provider's clock, as a report has it: "2026-03-13 10:00 CDT". */
export function providerTime(moment: string, timeZone: string): string {
  const at = new Date(moment)
  const inZone = (format: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...format })
  const zone = inZone({ timeZoneName: 'short' }, 'en-US')
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
  return `${inZone({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE').format(at)} ${zone?.value ?? timeZone}`
}
