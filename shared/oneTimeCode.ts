/** One-time codes: digits that are sent to an address or number, shown by an app or read out, and typed or pasted. */

export const oneTimeCodeFormat = /^\d{6}$/

/** How many digits a sent code has after many wrong ones were entered for its account. */
export const longCodeDigits = 16

/** A code that was sent to somebody who is not signed in. */
export const sentCodeFormat = /^(?:\d{6}|\d{16})$/

/** A pasted code may come as "123 456". */
export const codeDigits = (typed: string): string => typed.replaceAll(/\s/g, '')

/** What is wrong with a typed code, or null. */
export const codeProblem = (typed: string): string | null =>
  oneTimeCodeFormat.test(codeDigits(typed)) ? null : 'Enter the 6 digits of the code'

/** The same for a code that may be a long one. */
export function sentCodeProblem(typed: string): string | null {
  const digits = codeDigits(typed)
  if (sentCodeFormat.test(digits)) return null
  return digits.length <= 6 ? codeProblem(typed) : `Enter all ${longCodeDigits} digits of the code`
}
