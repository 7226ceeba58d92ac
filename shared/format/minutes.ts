/** Formats times in minutes. */
import { quantity } from './plural'

/** Returns how long a user has to wait: "1 minute", "5 minutes". */
export const minutesText = (minutes: number): string => quantity(minutes, 'minute', 'minutes')

/** Formats 125 seconds as "2:05". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
