/** Defines the days for which a payment can be scheduled. */
import { addDays } from '../format/dates'
import { scheduleDaysAhead } from './limits'

/** The first day is tomorrow, because a payment for today is made immediately. Days are in the provider's time zone. */
export const firstPayDay = (today: string): string => addDays(today, 1)
export const lastPayDay = (today: string): string => addDays(today, scheduleDaysAhead)
