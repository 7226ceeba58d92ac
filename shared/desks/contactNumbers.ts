/** Every visitor must find these numbers without signing in. */
export const gasEmergencyNumber = '555-0110'
export const supportNumber = '555-0100'

export const phoneLink = (number: string): string => `tel:${number.replaceAll('-', '')}`
