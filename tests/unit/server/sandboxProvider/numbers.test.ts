import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandOf, passesAba, passesLuhn } from '../../../../server/sandboxProvider/numbers'

const digits = (minLength: number, maxLength = minLength) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((list) => list.join(''))

/** Appends each digit to the number and returns the results that pass the check. */
const completeNumber = (start: string, passes: (number: string) => boolean): string[] =>
  Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).filter(passes)

const changedAt = (number: string, index: number, by: number): string =>
  number.replace(/./g, (digit, at: number) => (at === index ? String((Number(digit) + by) % 10) : digit))

const swappedAt = (number: string, index: number): string =>
  number.slice(0, index) + (number[index + 1] ?? '') + (number[index] ?? '') + number.slice(index + 2)

describe('the check digit of a card number', () => {
  it.each(['4111111111111111', '4000000000000002', '4000000000000119', '4000000000003220', '378282246310005'])(
    'is correct in the test number %s',
    (number) => expect(passesLuhn(number)).toBe(true),
  )

  it('is unique for every number', () => {
    fc.assert(fc.property(digits(11, 18), (start) => completeNumber(start, passesLuhn).length === 1))
  })

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(15), fc.nat({ max: 15 }), fc.integer({ min: 1, max: 9 }), (start, index, by) => {
        const [number = ''] = completeNumber(start, passesLuhn)
        expect(passesLuhn(changedAt(number, index, by))).toBe(false)
      }),
    )
  })

  it('detects swapped neighboring digits, except 0 and 9', () => {
    fc.assert(
      fc.property(digits(15), fc.nat({ max: 14 }), (start, index) => {
        const [number = ''] = completeNumber(start, passesLuhn)
        const pair = number.slice(index, index + 2)
        fc.pre(pair[0] !== pair[1] && pair !== '09' && pair !== '90')
        expect(passesLuhn(swappedAt(number, index))).toBe(false)
      }),
    )
  })
})

describe('the check digit of a routing number', () => {
  it.each(['110000000', '021000021', '011401533'])('is correct in %s', (number) => expect(passesAba(number)).toBe(true))

  it.each(['', '11000000', '1100000000', '000000000', '11000000a'])('is wrong in "%s"', (number) =>
    expect(passesAba(number)).toBe(false),
  )

  it('detects every single wrong digit', () => {
    fc.assert(
      fc.property(digits(8), fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (start, index, by) => {
        const [number = ''] = completeNumber(start, passesAba)
        fc.pre(number !== '')
        expect(passesAba(changedAt(number, index, by))).toBe(false)
      }),
    )
  })
})

describe('the brand of a card number', () => {
  it.each([
    ['4', 'VISA'],
    ['51', 'MC'],
    ['55', 'MC'],
    ['2221', 'MC'],
    ['2720', 'MC'],
    ['34', 'AMEX'],
    ['37', 'AMEX'],
    ['6011', 'DISC'],
    ['644', 'DISC'],
    ['65', 'DISC'],
  ])('the brand of card numbers that start with %s is %s', (start, brand) =>
    expect(brandOf(start.padEnd(16, '0'))?.code).toBe(brand),
  )

  it.each(['50', '56', '2220', '2721', '30', '36', '6012', '643', '9', ''])(
    'is none for numbers that start with "%s"',
    (start) => expect(brandOf(start.padEnd(16, '0'))).toBeNull(),
  )

  it("is Mastercard for the whole of that brand's second range and no more", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2999 }), (start) => {
        expect(brandOf(`${start}000000000000`)?.code ?? null).toBe(start >= 2221 && start <= 2720 ? 'MC' : null)
      }),
      { numRuns: 1000 },
    )
  })
})
