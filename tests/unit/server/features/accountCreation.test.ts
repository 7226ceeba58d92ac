import { describe, expect, it } from 'vitest'
import { parentOutcomeOf, parseParentIdentifier } from '../../../../server/features/accountCreation/rules'

describe('the input that names an account of the old system', () => {
  it.each([
    ['mp-12345678', { kind: 'parent', value: 'MP-12345678' }],
    [' CU-12345678 ', { kind: 'customer', value: 'CU-12345678' }],
    ['BA-1234567890', { kind: 'bill', value: 'BA-1234567890' }],
    ['Enid@Example.com', { kind: 'email', value: 'enid@example.com' }],
    ['1234-5678', { kind: 'oldNumber', value: '12345678' }],
    ['+1 (290) 555-0167', { kind: 'mobile', value: '2905550167' }],
    ['88 Harrow Lane', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
  ])('%j', (typed, name) => {
    expect(parseParentIdentifier(typed)).toEqual(name)
  })
})

describe('the result of creating an account', () => {
  const open = { isRegistered: false, onFile: 'enid@example.com', isTaken: false, isInvited: false }
  it.each([
    ['', open, 'ready'],
    ['ENID@example.com', open, 'ready'],
    ['', { ...open, isInvited: true }, 'invited'],
    ['', { ...open, isTaken: true, isRegistered: true }, 'registered'],
    ['', { ...open, isTaken: true, isInvited: true }, 'email_taken'],
    ['other@example.com', open, 'email_differs'],
    ['enid', open, 'email_invalid'],
    ['', { ...open, onFile: '' }, 'email_missing'],
    ['new@example.com', { ...open, onFile: '' }, 'ready'],
  ])('the result for %j and %j is %s', (input, known, outcome) => {
    expect(parentOutcomeOf(input, known)).toBe(outcome)
  })
})
