/** Defines what happens on the day of a scheduled payment. */

import { firstPayDay, lastPayDay } from '../http/payDays'

export const isPayDay = (day: string, today: string): boolean => day >= firstPayDay(today) && day <= lastPayDay(today)

/** On its day, a payment counts as in progress even before the job runs that makes it. */
export const isCancellable = (payOn: string, today: string): boolean => payOn > today
