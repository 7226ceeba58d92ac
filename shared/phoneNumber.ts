/** Telephone numbers as they are kept: ten digits. */

const countryCode = '1'
export const phoneLength = 10

/** The digits of what was typed or pasted, without the country code, which no number on file has. */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  return digits.length === phoneLength + 1 && digits.startsWith(countryCode) ? digits.slice(1) : digits
}
