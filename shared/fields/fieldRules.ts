/** Formats of fields, and the rules of passwords, as the specification requires in section 5. */
import * as sessionTexts from '../texts/signIn/session'

/** This expression never backtracks, because it checks input of strangers. */
export const emailFormat = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** The value has two letters, such as TX. */
export const stateFormat = /^[A-Za-z]{2}$/

/** The value has five or nine digits. */
export const zipFormat = /^\d{5}(?:-\d{4})?$/

const passwordRules: readonly [text: string, holds: (password: string) => boolean][] = [
  [sessionTexts.passwordTooShort, (password) => password.length >= 8],
  [sessionTexts.passwordNoUppercase, (password) => /\p{Lu}/u.test(password)],
  [sessionTexts.passwordNoNumber, (password) => /\d/.test(password)],
  [sessionTexts.passwordNoSpecial, (password) => /[^\p{L}\d\s]/u.test(password)],
]

/** Returns each rule of a new password and whether it holds, for a list that changes as the user types. */
export const passwordChecks = (password: string): { text: string; holds: boolean }[] =>
  passwordRules.map(([text, holds]) => ({ text, holds: holds(password) }))

/** Returns the first rule that a new password breaks, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return sessionTexts.passwordRequired
  return passwordRules.find(([, holds]) => !holds(password))?.[0] ?? null
}
