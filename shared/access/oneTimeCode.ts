/** Defines one-time codes, which are sent, shown by an app or read out, and then typed or pasted. */
import * as fieldTexts from '../texts/fields'

export const oneTimeCodeFormat = /^\d{6}$/
const codeLength = 6

/** A sent code has this many digits after many wrong codes were entered for its account. */
export const longCodeDigits = 16

/** A user who isn't signed in can receive a code of either length. */
export const sentCodeFormat = /^(?:\d{6}|\d{16})$/

/** A pasted code may contain spaces, such as "123 456". */
export const codeDigits = (typed: string): string => typed.replaceAll(/\s/g, '')

/** Returns what is wrong with a typed code, or null. */
export const codeProblem = (typed: string): string | null =>
  oneTimeCodeFormat.test(codeDigits(typed)) ? null : fieldTexts.codeDigits(codeLength)

/** Returns what is wrong with a typed code that may be a long one, or null. */
export function sentCodeProblem(typed: string): string | null {
  const digits = codeDigits(typed)
  if (sentCodeFormat.test(digits)) return null
  return digits.length <= codeLength ? codeProblem(typed) : fieldTexts.allCodeDigits(longCodeDigits)
}
