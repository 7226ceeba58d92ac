import { describe, expect, it } from 'vitest'
import { emailFormat, fieldProblem, passwordChecks, passwordProblem } from '#shared/fields/fieldRules'

describe('the validation of a field', () => {
  it('requires a value, ignoring spaces', () => {
    expect(fieldProblem('   ', { name: 'Title', required: true })).toBe('Title is required')
    expect(fieldProblem('', { name: 'Title' })).toBeNull()
  })

  it.each([
    ['ab', { name: 'Title', minLength: 3 }, 'Title must be at least 3 characters'],
    ['210 555', { name: 'Phone', minDigits: 10 }, 'Enter valid Phone'],
    ['x'.repeat(501), { name: 'Subject', maxLength: 500 }, 'Subject cannot be more than 500 characters'],
    ['ada@', { name: 'Email', format: emailFormat }, 'Email is invalid'],
  ])('explains what is wrong with %j', (value, rule, message) => expect(fieldProblem(value, rule)).toBe(message))

  it('reports the first failing rule only', () => {
    const rule = { name: 'Code', required: true, minLength: 6, format: /^\d+$/ }
    expect(fieldProblem('ab', rule)).toBe('Code must be at least 6 characters')
  })
})

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['Ab1#', 'Must be at least 8 characters'],
    ['portal#2025', 'Must contain at least one uppercase letter'],
    ['Portal#abcd', 'Must contain at least one number'],
    ['Portal2025', 'Must contain at least one special character'],
    ['Portal#2025', null],
    ['Ümlaut#2025', null],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  it('shows every rule and whether it holds', () => {
    expect(passwordChecks('Portal').map(({ holds }) => holds)).toEqual([false, true, false, false])
  })
})
