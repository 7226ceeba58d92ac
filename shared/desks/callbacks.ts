/** Defines when desks are open and can call back, for the page that shows it and for the server that takes requests. */
import { addDays } from '../format/dates'
import { officeDay, officeHours } from './officeHours'
import { type OpeningHours, spanOn, timeSpan, type WallClock } from './openingHours'

/** These desks call back. Customers with an outage call the outage desk, which is always open. */
export const callbackTopics = ['billing', 'technical', 'sales', 'gas', 'builder'] as const
export type CallbackTopic = (typeof callbackTopics)[number]

const store = timeSpan(9, 19)
const evening = timeSpan(7, 22)
const site = timeSpan(7, 16)

export const deskHours: Record<CallbackTopic, Exclude<OpeningHours, 'always'>> = {
  billing: { week: [null, officeDay, officeDay, officeDay, officeDay, officeDay, timeSpan(9, 13)], holidays: 'closed' },
  technical: { week: [evening, evening, evening, evening, evening, evening, evening], holidays: 'open' },
  sales: { week: [null, store, store, store, store, store, timeSpan(9, 17)], holidays: 'closed' },
  gas: officeHours,
  builder: { week: [null, site, site, site, site, site, null], holidays: 'closed' },
}

/** Contains minutes since midnight on a day. */
export interface CallbackWindow {
  day: string
  from: number
  to: number
}

const windowMinutes = 120
/** The desk needs this much time to see the request before the window starts. */
const headStartMinutes = 30
const daysOffered = 7

/** Returns the time windows of the next week in which a desk can call back. */
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
