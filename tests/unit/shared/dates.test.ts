import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, countDays, daysBetween } from '#shared/format/dates'
import { formatDay } from '#shared/format/formatDay'

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('days', () => {
  it('cross months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2026-03-22', -1)).toBe('2026-03-21')
  })

  it('are the same after adding and subtracting days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (one, count) => {
        expect(addDays(addDays(one, count), -count)).toBe(one)
      }),
    )
  })

  it('are counted from one to another, or as a period with both of its ends', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (one, count) => {
        expect(daysBetween(one, addDays(one, count))).toBe(count)
      }),
    )
    expect(countDays('2026-03-01', '2026-03-31')).toBe(31)
    expect(countDays('2026-03-08', '2026-03-08')).toBe(1)
  })

  it('days at the end of a month become the end of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29')
  })

  it('are formatted month first', () => {
    expect(formatDay('2026-03-22')).toBe('03/22/2026')
  })
})
