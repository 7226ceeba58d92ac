/**
 * Checks fields as the specification requires in section 5: texts are trimmed, and only the first broken rule is
 * reported.
 */
import * as sessionTexts from '../texts/session'

export interface FieldRule {
  name: string
  required?: boolean
  minLength?: number
  maxLength?: number
  minDigits?: number
  format?: RegExp
}

/** This expression never backtracks, because it checks input of strangers. */
export const emailFormat = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** The value has two letters, such as TX. */
export const stateFormat = /^[A-Za-z]{2}$/

/** The value has five or nine digits. */
export const zipFormat = /^\d{5}(?:-\d{4})?$/

/** Returns the first broken rule of a field as a sentence, or null. */
export function fieldProblem(raw: string, rule: FieldRule): string | null {
  const value = raw.trim()
  if (value === '') return rule.required ? `${rule.name} is required` : null
  if (rule.minLength !== undefined && value.length < rule.minLength) {
    return `${rule.name} must be at least ${rule.minLength} characters`
  }
  if (rule.minDigits !== undefined && value.replace(/\D/g, '').length < rule.minDigits)
    return `Enter valid ${rule.name}`
  if (rule.maxLength !== undefined && value.length > rule.maxLength) {
    return `${rule.name} cannot be more than ${rule.maxLength} characters`
  }
  if (rule.format && !rule.format.test(value)) return `${rule.name} is invalid`
  return null
}

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
