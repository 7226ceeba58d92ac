/** Texts about weekdays, holidays and opening hours. */
import { rangeText } from '../format/rangeText'

/** From Sunday on. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
export const everyDay = 'Every day'

export const newYear = 'New Year’s Day'
export const memorialDay = 'Memorial Day'
export const independenceDay = 'Independence Day'
export const laborDay = 'Labor Day'
export const thanksgiving = 'Thanksgiving'
export const christmas = 'Christmas Day'

export const alwaysOpen = 'Open 24/7'
export const alwaysOpenHours = '24/7'
export const openUntil = (time: string) => `Open until ${time}`
export const closed = 'Closed'
export const opensToday = (time: string) => `Closed, opens today at ${time}`
export const opensTomorrow = (time: string) => `Closed, opens tomorrow at ${time}`
export const opensOn = (weekday: string, time: string) => `Closed, opens ${weekday} at ${time}`
/** “Mon–Fri 8:00 AM–6:00 PM” */
export const hoursOnDays = (days: string, from: string, until: string) => `${days} ${rangeText(from, until)}`
