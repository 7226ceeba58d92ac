import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, countDays } from '#shared/format/dates'
import { wifiNameProblem, wifiPasswordProblem } from '#shared/services/devices'
import * as planTexts from '#shared/texts/services/plans'
import { billingMonthOf, changeStartOf, prorate, termsOf } from '../../../../server/features/plans/rules'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const cents = fc.integer({ min: 0, max: 50_000 })
const someMonth = fc
  .tuple(day, fc.integer({ min: 27, max: 30 }))
  .map(([start, days]) => ({ start, end: addDays(start, days) }))

describe('the billing month', () => {
  it('contains the day, and is about a month long', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), (lastEnd, later) => {
        const today = addDays(lastEnd, later)
        const month = billingMonthOf(today, { lastPeriodEnd: lastEnd, startedOn: lastEnd })
        expect(month.start <= today && today <= month.end).toBe(true)
        expect(countDays(month.start, month.end)).toBeGreaterThanOrEqual(28)
        expect(countDays(month.start, month.end)).toBeLessThanOrEqual(31)
      }),
    )
  })

  it('starts the day after the previous one ended, also from the 31st on', () => {
    fc.assert(
      fc.property(day, day, (startedOn, today) => {
        const month = billingMonthOf(today, { lastPeriodEnd: null, startedOn })
        const next = billingMonthOf(addDays(month.end, 1), { lastPeriodEnd: null, startedOn })
        expect(next.start).toBe(addDays(month.end, 1))
      }),
    )
  })

  it('starts after the last billed day', () => {
    expect(billingMonthOf('2026-03-13', { lastPeriodEnd: '2026-02-28', startedOn: '2024-01-15' })).toEqual({
      start: '2026-03-01',
      end: '2026-03-28',
    })
  })
})

describe('proration', () => {
  it('is the full amount on the first day, and always between zero and that', () => {
    fc.assert(
      fc.property(cents, someMonth, fc.integer({ min: -40, max: 40 }), (monthly, month, offset) => {
        expect(prorate(monthly, month.start, month)).toBe(monthly)
        const share = prorate(monthly, addDays(month.start, offset), month)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(monthly)
      }),
    )
  })

  it('never grows from one day to the next', () => {
    fc.assert(
      fc.property(cents, someMonth, fc.integer({ min: 0, max: 32 }), (monthly, month, offset) => {
        const today = addDays(month.start, offset)
        expect(prorate(monthly, addDays(today, 1), month)).toBeLessThanOrEqual(prorate(monthly, today, month))
      }),
    )
  })

  it('is exact to half a cent', () => {
    fc.assert(
      fc.property(cents, someMonth, fc.integer({ min: 0, max: 27 }), (monthly, month, offset) => {
        const days = countDays(month.start, month.end)
        const exact = (monthly * (days - offset)) / days
        expect(Math.abs(prorate(monthly, addDays(month.start, offset), month) - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('a plan change', () => {
  const on = { today: '2026-03-17', month: { start: '2026-03-01', end: '2026-03-31' } }

  it('a plan change to a more expensive plan starts today for a prorated price, or free with the next bill', () => {
    const terms = termsOf({ monthlyPrice: 6000 }, { monthlyPrice: 8000 }, on)
    expect(changeStartOf(terms, 'today', on)).toEqual({ effectiveOn: '2026-03-17', proration: 968 })
    expect(changeStartOf(terms, 'next_bill', on)).toEqual({ effectiveOn: '2026-04-01', proration: 0 })
  })

  it('a plan change to a plan that does not cost more starts only with the next bill', () => {
    for (const monthlyPrice of [6000, 4500]) {
      const terms = termsOf({ monthlyPrice: 6000 }, { monthlyPrice }, on)
      expect(changeStartOf(terms, 'today', on)).toBe(planTexts.lowerLater)
      expect(changeStartOf(terms, 'next_bill', on)).toEqual({ effectiveOn: '2026-04-01', proration: 0 })
    }
  })
})

describe('a Wi-Fi network', () => {
  it('has a name of 1 to 32 bytes', () => {
    expect(wifiNameProblem('Home')).toBeNull()
    expect(wifiNameProblem(' ')).toBe('Wi-Fi name is required')
    expect(wifiNameProblem('a'.repeat(33))).toBe('Wi-Fi name cannot be more than 32 characters')
    expect(wifiNameProblem('ä'.repeat(17))).toBe('Wi-Fi name cannot be more than 32 characters')
    expect(wifiNameProblem('Ho\u0000me')).toBe('Wi-Fi name is invalid')
  })

  it('has a password of 8 to 63 characters that every device can type', () => {
    expect(wifiPasswordProblem('quill-2026')).toBeNull()
    expect(wifiPasswordProblem('short')).toBe('Wi-Fi password must be at least 8 characters')
    expect(wifiPasswordProblem('a'.repeat(64))).toBe('Wi-Fi password cannot be more than 63 characters')
    expect(wifiPasswordProblem('pässword1')).toBe('Wi-Fi password is invalid')
  })
})
