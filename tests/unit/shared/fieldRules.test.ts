import { describe, expect, it } from 'vitest'
import { passwordChecks, passwordProblem } from '#shared/fields/fieldRules'

describe('a new password', () => {
  it.each([
    ['', 'Password is required'],
    ['Ab1#', 'Must be at least 8 characters'],
    ['portal#2025', 'Must contain at least one uppercase letter'],
    ['Portal#abcd', 'Must contain at least one number'],
    ['Portal2025', 'Must contain at least one special character'],
    ['Portal#2025', null],
    ['Ümlaut#2025', null],
  ])('the password %j has this problem: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  it('shows every rule and whether it holds', () => {
    expect(passwordChecks('Portal').map(({ holds }) => holds)).toEqual([false, true, false, false])
  })
})
