import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/format/dates'
import { scheduleDaysAhead } from '#shared/http/limits'
import { firstPayDay, lastPayDay } from '#shared/http/payDays'
import { isCancellable, isPayDay } from '#shared/payments/scheduledPayments'
import { isTooLate } from '../../../server/features/scheduledPayments/rules'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('the day of a scheduled payment', () => {
  it('is between tomorrow and sixty days ahead, over months, years and leap days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (today, ahead) => {
        expect(isPayDay(addDays(today, ahead), today)).toBe(ahead >= 1 && ahead <= scheduleDaysAhead)
      }),
    )
  })

  it('can be the first or the last allowed, and not the day before or after them', () => {
    fc.assert(
      fc.property(day, (today) => {
        const days = [today, firstPayDay(today), lastPayDay(today), addDays(lastPayDay(today), 1)]
        expect(days.map((chosen) => isPayDay(chosen, today))).toEqual([false, true, true, false])
      }),
    )
  })

  it('is either in the future, so the payment can be canceled, or has come, so the payment is made or abandoned', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (payOn, passed) => {
        const today = addDays(payOn, passed)
        expect(isCancellable(payOn, today)).toBe(passed < 0)
        expect(isTooLate(payOn, today)).toBe(passed > 3)
      }),
    )
  })
})
