/** When the desks answer, and when they call back: the same for the page that shows it and the server that takes requests for a call. */
import { addDays } from '../dates'
import { spanOn, span, type Hours, type WallClock } from '../openingHours'
import { officeDay, officeHours } from './officeHours'

/** The desks that call back. An outage is answered day and night: whoever has one calls. */
export const callbackTopics = ['billing', 'technical', 'sales', 'gas', 'builder'] as const
export type CallbackTopic = (typeof callbackTopics)[number]

const store = span(9, 19)
const evening = span(7, 22)
const site = span(7, 16)

export const deskHours: Record<CallbackTopic, Exclude<Hours, 'always'>> = {
  billing: { week: [null, officeDay, officeDay, officeDay, officeDay, officeDay, span(9, 13)], holidays: 'closed' },
  technical: { week: [evening, evening, evening, evening, evening, evening, evening], holidays: 'open' },
  sales: { week: [null, store, store, store, store, store, span(9, 17)], holidays: 'closed' },
  gas: officeHours,
  builder: { week: [null, site, site, site, site, site, null], holidays: 'closed' },
}

/** Minutes of the wall clock on a day. */
export interface CallbackWindow {
  day: string
  from: number
  to: number
}

const windowMinutes = 120
/** So that somebody has seen the request before its time begins. */
const headStartMinutes = 30
const daysOffered = 7

/** The times within opening hours at which a desk can call, from soon to a week ahead. */
export function callbackWindows(topic: CallbackTopic, now: WallClock): CallbackWindow[] {
  const windows: CallbackWindow[] = []
  for (let ahead = 0; ahead < daysOffered; ahead += 1) {
    const day = addDays(now.day, ahead)
    const open = spanOn(deskHours[topic], day)
    if (!open) continue
    for (let from = open.from; from + windowMinutes <= open.to; from += windowMinutes) {
      const isInTime = ahead > 0 || from >= now.minutes + headStartMinutes
      if (isInTime) windows.push({ day, from, to: from + windowMinutes })
    }
  }
  return windows
}
