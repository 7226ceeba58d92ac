/** Days as the person reads them: the one place where the portal writes a date. Business mail and documents keep MM/DD/YYYY. */
import type { DayFormat } from '#shared/appearance'
import { formatDay } from '#shared/dates'
import { shownFormat } from './shownFormat'

const shown = shownFormat<DayFormat>('month_first')

/** From now on; what stands on the page already follows where it uses `useDayFormat`. */
export const showDaysAs = shown.show
export const useDayFormat = shown.useFormat

const shownZone = shownFormat<string | null>(null)

/** The zone in which moments are shown from now on: the provider's, or null for the reader's own while it is not known. */
export const tellMomentsIn = shownZone.show
export const useMomentZone = shownZone.useFormat

/** `YYYY-MM-DD` as 03/22/2026, 22/03/2026 or 2026-03-22. */
export function dayText(day: string, format: DayFormat = shown.current()): string {
  const [year, month, dayOfMonth] = day.split('-')
  switch (format) {
    case 'month_first':
      return formatDay(day)
    case 'day_first':
      return `${dayOfMonth}/${month}/${year}`
    case 'year_first':
      return `${year}-${month}-${dayOfMonth}`
  }
}

/** The day (`YYYY-MM-DD`) in which a moment lies: where moments are told, or in a zone. */
export const dayOfMoment = (moment: string, timeZone: string | null = shownZone.current()): string =>
  new Intl.DateTimeFormat('sv-SE', timeZone ? { timeZone } : {}).format(new Date(moment))

/** "9:05 AM CDT"; in the reader's own zone, which is used while the provider's is not known, without the zone's name. */
export function timeOfMoment(moment: string, timeZone: string | null = shownZone.current()): string {
  const zone = timeZone ? ({ timeZone, timeZoneName: 'short' } as const) : {}
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone }).format(new Date(moment))
}

interface TypedDays {
  /** What can be typed, the first as it is shown. */
  formats: string[]
  name: string
  placeholder: string
}

const typed: Record<DayFormat, TypedDays> = {
  month_first: {
    formats: ['MM/DD/YYYY', 'MM-DD-YYYY', 'M/D/YYYY', 'M-D-YYYY'],
    name: 'MM-DD-YYYY',
    placeholder: 'MM-DD-YYYY',
  },
  day_first: {
    formats: ['DD/MM/YYYY', 'DD-MM-YYYY', 'D/M/YYYY', 'D-M-YYYY'],
    name: 'DD-MM-YYYY',
    placeholder: 'DD-MM-YYYY',
  },
  year_first: {
    formats: ['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY-M-D', 'YYYY/M/D'],
    name: 'YYYY-MM-DD',
    placeholder: 'YYYY-MM-DD',
  },
}

/** How days are typed where they are shown like that. */
export const typedDays = (format: DayFormat): TypedDays => typed[format]
