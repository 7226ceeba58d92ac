import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breachOf, ceilingOf, sumOf } from '#shared/billing/credits'
import { maxCreditPerAccount } from '#shared/http/limits'

const amount = fc.integer({ min: 1, max: maxCreditPerAccount })
const requests = fc.array(fc.array(amount, { minLength: 1, maxLength: 20 }), { maxLength: 30 })
const rights = fc.constantFrom(new Set(['CREDITS.write']), new Set(['CREDITS.write', 'CREDITS.approve']))

describe('the ceiling of credits by one person', () => {
  it('is never exceeded for a day or an account, however credits are divided into runs', () => {
    fc.assert(
      fc.property(requests, rights, (all, userRights) => {
        const ceiling = ceilingOf(userRights)
        const creditAmounts: number[] = []
        for (const amounts of all) {
          if (breachOf(amounts, { ceiling, usedToday: sumOf(creditAmounts) }) === null) creditAmounts.push(...amounts)
        }
        expect(sumOf(creditAmounts)).toBeLessThanOrEqual(ceiling.perDay)
        expect(Math.max(0, ...creditAmounts)).toBeLessThanOrEqual(ceiling.perAccount)
      }),
    )
  })

  it('requires an approval only above one of the two ceilings', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), fc.nat(2_000_00), rights, (amounts, usedToday, userRights) => {
        const ceiling = ceilingOf(userRights)
        const isWithin =
          amounts.every((one) => one <= ceiling.perAccount) && usedToday + sumOf(amounts) <= ceiling.perDay
        expect(breachOf(amounts, { ceiling, usedToday }) === null).toBe(isWithin)
      }),
    )
  })

  it('is higher for users who may approve', () => {
    expect(breachOf([100_00], { ceiling: ceilingOf(new Set()), usedToday: 0 })).toBeNull()
    expect(breachOf([100_01], { ceiling: ceilingOf(new Set()), usedToday: 0 })).toBe('account')
    expect(breachOf([100_01], { ceiling: ceilingOf(new Set(['CREDITS.approve'])), usedToday: 0 })).toBeNull()
    expect(breachOf([100_00], { ceiling: ceilingOf(new Set()), usedToday: 1_900_01 })).toBe('day')
  })
})
