/** The six digits that are sent to an address or number, or shown by an app, and typed or pasted. */

export const oneTimeCodeFormat = /^\d{6}$/

/** A pasted code may come as "123 456". */
export const codeDigits = (typed: string): string => typed.replaceAll(/\s/g, '')

/** What is wrong with a typed code, or null. */
export const codeProblem = (typed: string): string | null =>
  oneTimeCodeFormat.test(codeDigits(typed)) ? null : 'Enter the 6 digits of the code'
