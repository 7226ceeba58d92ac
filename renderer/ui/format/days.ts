/** Formats dates in the person's format. Business emails and documents always use MM/DD/YYYY. */

import type { DayFormat } from '#shared/customers/appearance'
import { dayAt, timeAt, timeWithZoneAt } from '#shared/format/moments'
import { formatDayAs } from './formatFigures'
import { createFormatStore } from './formatStore'

const formatStore = createFormatStore<DayFormat>('month_first')

/** Applies to later calls. Displayed values update where they use `useDayFormat`. */
export const setDayFormat = formatStore.set
export const useDayFormat = formatStore.useFormat

const zoneStore = createFormatStore<string | null>(null)

/** Sets the zone in which moments are displayed: the provider's, or null for the reader's own while it is unknown. */
export const setMomentZone = zoneStore.set
export const useMomentZone = zoneStore.useFormat

export const dayText = (day: string, format: DayFormat = formatStore.current()): string => formatDayAs(day, format)

/** Returns the day (`YYYY-MM-DD`) of a moment in a zone, by default the displayed one. */
export const dayOfMoment = (moment: string, timeZone: string | null = zoneStore.current()): string =>
  dayAt(new Date(moment), timeZone)

/** Returns "9:05 AM CDT". Without a known provider zone it uses the reader's zone and omits its name. */
export const timeOfMoment = (moment: string, timeZone: string | null = zoneStore.current()): string =>
  timeZone ? timeWithZoneAt(new Date(moment), timeZone) : timeAt(new Date(moment), null)
