import { describe, expect, it } from 'vitest'
import {
  emptyProgress,
  restoreProgress,
} from '../../../../renderer/features/registrations/register/registrationProgress'
import { resolveStep } from '../../../../renderer/features/registrations/register/registrationSteps'

const nothing = { hasRequest: false, hasVerification: false, hasPassword: false }

describe('the visible step of a registration', () => {
  it.each([
    ['payment', nothing, 'find'],
    ['code', nothing, 'find'],
    ['elsewhere', nothing, 'find'],
    ['payment', { ...nothing, hasRequest: true }, 'code'],
    ['payment', { ...nothing, hasVerification: true }, 'password'],
    ['services', { ...nothing, hasVerification: true }, 'services'],
    ['payment', { ...nothing, hasVerification: true, hasPassword: true }, 'payment'],
    [null, { ...nothing, hasVerification: true }, 'find'],
  ] as const)('the visible step of a registration for %s with %j is %s', (requested, known, shown) => {
    expect(resolveStep(requested, known)).toBe(shown)
  })
})

describe('the draft of a registration in a tab', () => {
  const proved = {
    ...emptyProgress,
    email: 'maya@demo.example',
    token: 'token',
    tokenEndsAt: '2026-03-13T15:30:00Z',
    parentId: 'MP-1',
    gas: false,
  }

  it('is restored unchanged', () => {
    expect(restoreProgress(proved, Date.parse('2026-03-13T15:29:59Z'))).toEqual(proved)
  })

  it('contains only the input after the verification has expired', () => {
    const later = restoreProgress(proved, Date.parse('2026-03-13T15:30:00Z'))
    expect(later).toMatchObject({ email: 'maya@demo.example', token: '', parentId: '' })
  })
})
