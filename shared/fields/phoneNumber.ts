/** Handles telephone numbers, which are stored as ten digits. */

const countryCode = '1'
export const phoneLength = 10

/** Returns the digits of the input without the country code, which stored numbers don't have. */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  return digits.length === phoneLength + 1 && digits.startsWith(countryCode) ? digits.slice(1) : digits
}
