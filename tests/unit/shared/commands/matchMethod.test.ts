import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchMethod, type SavedMethod } from '#shared/commands/matchMethod'

const method = (token: string, fields: Partial<SavedMethod>): SavedMethod => ({
  token,
  type: 'VISA',
  category: 'CC',
  lastFour: '4242',
  nickname: '',
  ...fields,
})

const visa = method('visa', {})
const household = method('household', { type: 'MASTERCARD', lastFour: '4444', nickname: 'Household card' })
const debit = method('debit', { type: 'VISA_DEBIT', category: 'DC', lastFour: '5556' })
const bank = method('bank', { type: 'ACH', category: 'DD', lastFour: '6789', nickname: 'Joint checking' })
const apple = method('apple', { type: 'AP', category: 'AP', lastFour: '0000' })
const saved = [visa, household, debit, bank, apple]

const tokenOf = (spoken: string, methods = saved) => {
  const match = matchMethod(spoken, methods)
  return match.kind === 'one' ? match.method.token : match.kind
}

describe('the payment method that is named', () => {
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
  ])('the payment method named by “%s” is the %s', (spoken, token) => {
    expect(tokenOf(spoken)).toBe(token)
  })

  it.each(['my card', 'the default card', 'card'])(
    'the payment method named by “%s” is the first card, whatever is saved before it',
    (spoken) => {
      expect(tokenOf(spoken, [bank, apple, household, visa])).toBe('household')
      expect(tokenOf(spoken, [bank, apple])).toBe('none')
    },
  )

  it('has to be selected if two match', () => {
    expect(matchMethod('Visa', saved)).toEqual({ kind: 'several', methods: [visa, debit] })
  })

  it.each(['purple card', 'Visa ending in 9999', 'PayPal', 'household visa'])(
    'the payment method named by “%s” does not exist',
    (spoken) => {
      expect(tokenOf(spoken)).toBe('none')
    },
  )

  it('always matches everything that was said', () => {
    fc.assert(
      fc.property(fc.constantFrom(...saved), fc.constantFrom(...saved), ({ lastFour }, other) => {
        const match = matchMethod(`ending in ${lastFour}`, [other])
        expect(match.kind === 'one').toBe(other.lastFour === lastFour)
      }),
    )
  })

  it('is the bank account with that name, and none with another name', () => {
    const checking = method('checking', { type: 'ECHECK', category: 'DD', nickname: 'Checking account' })
    const savings = method('savings', { type: 'ECHECK', category: 'DD', nickname: 'Savings' })
    expect(tokenOf('checking', [checking, savings])).toBe('checking')
    expect(tokenOf('my savings account', [checking, savings])).toBe('savings')
    expect(tokenOf('savings', [checking])).toBe('none')
  })

  it('has to be selected if “checking” could be another bank account too', () => {
    const nickname = fc.constantFrom('', 'Household', 'Joint checking', 'Checking account', 'Rainy day savings')
    const category = fc.constantFrom('DD', 'DD', 'DD', 'CC', 'DC')
    const one = fc
      .record({ nickname, category })
      .map((fields) => ({ ...fields, type: fields.category === 'DD' ? 'ECHECK' : 'VISA' }))
    const spoken = fc.constantFrom('checking', 'my checking account', 'bank checking', 'savings', 'the savings account')
    fc.assert(
      fc.property(fc.array(one, { maxLength: 4 }), spoken, (fields, words) => {
        const methods = fields.map((each, at) => method(`m${at}`, each))
        const [kind, other] = words.includes('savings') ? ['savings', 'checking'] : ['checking', 'savings']
        const canBe = ({ category: of, nickname: name }: SavedMethod) =>
          name.toLowerCase().includes(kind) || (of === 'DD' && !name.toLowerCase().includes(other))
        const couldBe = methods.filter((each) => canBe(each) && (!words.includes('bank') || each.category === 'DD'))
        const match = matchMethod(words, methods)
        if (couldBe.length === 0) expect(match.kind).toBe('none')
        else if (couldBe.length === 1) expect(match).toEqual({ kind: 'one', method: couldBe[0] })
        else expect(match).toEqual({ kind: 'several', methods: couldBe })
      }),
    )
  })

  it('does not exist if none is saved', () => {
    expect(tokenOf('default card', [])).toBe('none')
    expect(tokenOf('card', [])).toBe('none')
  })
})
