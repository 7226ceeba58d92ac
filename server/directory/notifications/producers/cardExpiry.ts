/** Decides when customers are notified that a card expires: 60, 30 and 7 days before. Cards expire at the end of a month. */
import { addDays } from '#shared/format/dates'

/** The longest first. */
const notificationDays = [60, 30, 7]

const isLastOfMonth = (day: string): boolean => addDays(day, 1).endsWith('-01')

/** Returns the last day until today on which a notification of some card was due. */
export function lastNotificationDay(today: string): string {
  let day = today
  while (!notificationDays.some((daysLeft) => isLastOfMonth(addDays(day, daysLeft)))) day = addDays(day, -1)
  return day
}

/** Returns which notification of a card is due; undefined if it is valid for longer or has expired. */
export const notificationDueWith = (daysLeft: number): number | undefined =>
  daysLeft < 0 ? undefined : notificationDays.findLast((days) => daysLeft <= days)
