import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { numberFormats } from '#shared/customers/appearance'
import { quantity } from '#shared/format/plural'
import { amountText, numberText, parseTypedAmount, setNumberFormat } from '../../../../renderer/ui/format/amounts'

describe('an amount', () => {
  it.each([
    ['comma_point', '−$1,234,567.80'],
    ['point_comma', '−$1.234.567,80'],
    ['space_comma', '−$1\u00a0234\u00a0567,80'],
  ] as const)('is written %s as %s', (format, text) => {
    expect(amountText(-123_456_780, format)).toBe(text)
  })

  it.each([
    ['point_comma', '12,50', 1250],
    ['point_comma', '12.50', null],
    ['space_comma', '12.50', null],
    ['point_comma', '1.234', 123_400],
    ['point_comma', '1.234,5', 123_450],
    ['space_comma', '1 234,56', 123_456],
    ['comma_point', '1,234.56', 123_456],
    ['comma_point', '12,50', null],
    ['point_comma', '12.3456', null],
    ['space_comma', '1e3', null],
  ] as const)('an amount in the format %s is parsed from %s', (format, text, cents) => {
    expect(parseTypedAmount(text, format)).toBe(cents)
  })

  it('is parsed as it is formatted', () => {
    const cents = fc.integer({ min: 0, max: 999_999_999 })
    fc.assert(
      fc.property(cents, fc.constantFrom(...numberFormats), (amount, format) => {
        expect(parseTypedAmount(amountText(amount, format), format)).toBe(amount)
      }),
    )
  })

  it('keeps every digit, however it is formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(...numberFormats), (cents, format) => {
        expect(Number(amountText(cents, format).replaceAll(/\D/g, ''))).toBe(cents)
      }),
    )
  })
})

describe('a number', () => {
  it('has as many decimals as requested', () => {
    expect(numberText(1234.5, { minDigits: 2 }, 'space_comma')).toBe('1\u00a0234,50')
    expect(numberText(1234.56, { maxDigits: 1 }, 'point_comma')).toBe('1.234,6')
    expect(numberText(1234, {}, 'comma_point')).toBe('1,234')
  })
})

describe('a number in a text', () => {
  afterEach(() => setNumberFormat('comma_point'))

  it.each([
    ['comma_point', '1,204 accounts'],
    ['point_comma', '1.204 accounts'],
  ] as const)('is written %s as %s', (format, text) => {
    setNumberFormat(format)
    expect(quantity(1204, 'account', 'accounts')).toBe(text)
  })
})
