/** Returns how long a user has to wait: "1 minute", "5 minutes". */
import { quantity } from './plural'
export const minutesText = (minutes: number): string => quantity(minutes, 'minute', 'minutes')
