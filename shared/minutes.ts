/** "1 minute", "5 minutes": how long somebody has to wait. */
export const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
