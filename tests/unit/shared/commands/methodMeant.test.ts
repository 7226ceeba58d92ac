import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodMeant, type SavedMethod } from '#shared/commands/methodMeant'

const method = (token: string, given: Partial<SavedMethod>): SavedMethod => ({
  token,
  type: 'VISA',
  category: 'CC',
  lastFour: '4242',
  nickname: '',
  ...given,
})

const visa = method('visa', {})
const household = method('household', { type: 'MASTERCARD', lastFour: '4444', nickname: 'Household card' })
const debit = method('debit', { type: 'VISA_DEBIT', category: 'DC', lastFour: '5556' })
const bank = method('bank', { type: 'ACH', category: 'DD', lastFour: '6789', nickname: 'Joint checking' })
const apple = method('apple', { type: 'AP', category: 'AP', lastFour: '0000' })
const saved = [visa, household, debit, bank, apple]

const tokenOf = (said: string, methods = saved) => {
  const meant = methodMeant(said, methods)
  return meant.kind === 'one' ? meant.method.token : meant.kind
}

describe('the payment method that was meant', () => {
  it.each([
    ['Visa ending in 4242', 'visa'],
    ['card ending in four two four two', 'visa'],
    ['my card ending 42 42', 'visa'],
    ['last four 5556', 'debit'],
    ['MasterCard', 'household'],
    ['household card', 'household'],
    ['the debit card', 'debit'],
    ['bank account', 'bank'],
    ['joint checking', 'bank'],
    ['e-check', 'bank'],
    ['Apple Pay', 'apple'],
    ['default card', 'visa'],
    ['my card', 'visa'],
  ])('by “%s” is the %s', (said, token) => {
    expect(tokenOf(said)).toBe(token)
  })

  it('is asked for where two could be', () => {
    expect(methodMeant('Visa', saved)).toEqual({ kind: 'several', methods: [visa, debit] })
  })

  it.each(['purple card', 'Visa ending in 9999', 'PayPal', 'household visa'])('by “%s” is none of them', (said) => {
    expect(tokenOf(said)).toBe('none')
  })

  it('is never another than one that all that was said is true of', () => {
    fc.assert(
      fc.property(fc.constantFrom(...saved), fc.constantFrom(...saved), ({ lastFour }, other) => {
        const meant = methodMeant(`ending in ${lastFour}`, [other])
        expect(meant.kind === 'one').toBe(other.lastFour === lastFour)
      }),
    )
  })

  it('is none where none is saved', () => {
    expect(tokenOf('default card', [])).toBe('none')
    expect(tokenOf('card', [])).toBe('none')
  })
})
