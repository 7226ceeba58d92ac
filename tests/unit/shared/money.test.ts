import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { Dollars } from '#shared/billing/dollars'
import { formatCents, parseDollars, shareOf } from '#shared/format/money'
import { feeOf, paymentTypeCodes } from '#shared/payments/paymentTypes'

const cents = fc.integer({ min: -9_999_999_99, max: 9_999_999_99 })

describe('dollars on the wire', () => {
  it('are converted to cents and back, whatever the amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(z.decode(Dollars, z.encode(Dollars, amount))).toBe(amount)
      }),
    )
  })

  it.each([1.005, 0.001, 19.999])('are rejected with a third decimal: %d', (dollars) => {
    expect(z.safeDecode(Dollars, dollars).success).toBe(false)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '12', null])('are rejected if they are no number: %j', (value) => {
    expect(z.safeDecode(Dollars, value as number).success).toBe(false)
  })
})

describe('a typed amount', () => {
  it.each([
    ['49.99', 4999],
    ['$1,049.5', 104_950],
    [' 7 ', 700],
    ['0.05', 5],
    ['12.', 1200],
  ])('the typed amount %s is %d cents', (typed, amount) => expect(parseDollars(typed)).toBe(amount))

  it.each(['', 'abc', '-5', '1.234', '1,04', '1e3', '12345678', '١٢'])('the typed amount %j is invalid', (typed) =>
    expect(parseDollars(typed)).toBeNull(),
  )

  it.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [123_456_789, '$1,234,567.89'],
    [-123_456, '-$1,234.56'],
  ])('%d cents are %s', (cents, text) => expect(formatCents(cents)).toBe(text))

  it('is parsed as it is formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
        expect(parseDollars(formatCents(amount))).toBe(amount)
      }),
    )
  })
})

describe('a fee', () => {
  it('is rounded to the nearest cent, half a cent up', () => {
    expect(shareOf(1000, 25)).toBe(25)
    expect(shareOf(1020, 25)).toBe(26)
    expect(shareOf(1019, 25)).toBe(25)
  })

  it('matches the examples of the specification for 100 dollars of each type', () => {
    const fees = Object.fromEntries(paymentTypeCodes.map((type) => [type, feeOf(type, 10_000)]))
    expect(fees).toEqual({ CC: 250, DC: 100, DD: 0, AP: 180, GP: 180, PAYPAL_ACCOUNT: 290, VENMO: 290 })
  })

  it('never decreases if the amount increases', () => {
    fc.assert(
      fc.property(fc.constantFrom(...paymentTypeCodes), fc.integer({ min: 100, max: 9_999_999 }), (type, amount) => {
        expect(feeOf(type, amount + 1)).toBeGreaterThanOrEqual(feeOf(type, amount))
      }),
    )
  })
})
