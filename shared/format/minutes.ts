/** Returns how long a user has to wait: "1 minute", "5 minutes". */
export const minutesText = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
