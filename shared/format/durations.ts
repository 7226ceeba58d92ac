/** Formats durations, which are given in minutes. The sign-in page needs none of this, so it is apart from `minutes.ts`. */
import { quantity } from './plural'

/**
 * Returns a duration in its largest unit: "12 minutes", "5 hours", "3 days". One of less than two days is in hours, and one
 * of less than a minute is rounded up.
 */
export function durationText(minutes: number): string {
  const wholeMinutes = Math.max(1, Math.round(minutes))
  if (wholeMinutes < 60) return quantity(wholeMinutes, 'minute', 'minutes')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? quantity(hours, 'hour', 'hours') : quantity(Math.round(minutes / 1440), 'day', 'days')
}

/** Returns a duration to the minute: "2 h 15 min", "12 min". */
export function elapsedText(minutes: number): string {
  const wholeMinutes = Math.round(minutes)
  const hours = Math.floor(wholeMinutes / 60)
  const rest = `${wholeMinutes % 60} min`
  return hours === 0 ? rest : `${hours} h ${rest}`
}
