/** The numbers that every visitor must find without signing in. */
export const gasEmergencyNumber = '555-0110'
export const supportNumber = '555-0100'

export const telephoneLink = (number: string): string => `tel:${number.replaceAll('-', '')}`
