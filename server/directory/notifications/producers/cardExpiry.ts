/**
 * Decides which cards customers have to know about, and when they are notified: 60, 30 and 7 days before a card expires.
 * Cards expire at the end of a month.
 */
import { addDays } from '#shared/format/dates'

/** The longest first. */
const notificationDays = [60, 30, 7] as const

const [firstNotificationDays] = notificationDays

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

/** Returns whether a card expires so soon that its customer has to know, or has expired. */
export const expiresSoon = (expiresOn: string, today: string): boolean =>
  expiresOn <= addDays(today, firstNotificationDays)

/** Returns when the card of a scheduled payment expires, if its customer has to act; null otherwise. */
export const expiryBeforePayment = (
  { expiresOn, payOn }: { expiresOn: string | null; payOn: string },
  today: string,
): string | null => (expiresOn !== null && expiresOn < payOn && expiresSoon(expiresOn, today) ? expiresOn : null)
