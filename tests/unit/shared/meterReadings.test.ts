import { describe, expect, it } from 'vitest'
import { ccfBetween, checkReading, correctEstimate, type UsagePeriod } from '#shared/services/meterReadings'

/** A year of months with 60 CCF each, which end on the last day of the month. */
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const year = (ccfOf: (month: number) => number): UsagePeriod[] =>
  months.map((month, index) => ({
    start: `2025-${month}-01`,
    end: `2025-${month}-${lastDays[index]}`,
    ccf: ccfOf(index + 1),
  }))
const even = year(() => 60)
const last = { value: 1_000, readOn: '2025-12-31' }

describe('the usage between two readings', () => {
  it('counts on after a full turn of the dials', () => {
    expect(ccfBetween(1_000, 1_060)).toBe(60)
    expect(ccfBetween(9_980, 40)).toBe(60)
  })
})

describe('a submitted reading', () => {
  const check = (value: number, readOn = '2026-01-31', periods = even) =>
    checkReading({ value, readOn }, { last, periods })

  it.for([
    ['as usual', 1_060, 'plausible'],
    ['at the lower end of what is usual', 1_020, 'plausible'],
    ['below it', 1_019, 'tooLow'],
    ['at the upper end', 1_130, 'plausible'],
    ['above it', 1_131, 'tooHigh'],
    ['below the last reading', 990, 'tooHigh'],
  ] as const)('a reading %s: %s is %s', ([, value, verdict]) => {
    expect(check(value)).toEqual({
      usedCcf: ccfBetween(1_000, value),
      expected: { low: 20, high: 130 },
      verdict,
    })
  })

  it('is compared with the same days of the year before', () => {
    const cold = year((month) => (month === 1 ? 310 : 30))
    expect(check(1_310, '2026-01-31', cold).verdict).toBe('plausible')
    expect(check(1_060, '2026-01-31', cold).verdict).toBe('tooLow')
  })

  it('a reading after a few days may be the same as the last one', () => {
    expect(check(1_000, '2026-01-03').verdict).toBe('plausible')
  })

  it('is compared with nothing as long as there are two months', () => {
    expect(check(1_060, '2026-01-31', even.slice(-2))).toEqual({ usedCcf: 60, expected: null, verdict: 'unknown' })
  })
})

describe('the correction of an estimated reading', () => {
  const estimated = { end: '2025-12-31', currentRead: 1_100 }

  it('is what the meter must have shown at the end of the period', () => {
    expect(correctEstimate({ value: 1_110, readOn: '2026-01-31' }, estimated, even)).toEqual({ read: 1_050, ccf: -50 })
    expect(correctEstimate({ value: 1_180, readOn: '2026-01-31' }, estimated, even)).toEqual({ read: 1_120, ccf: 20 })
  })

  it('adds the usage of the days that are left if the reading is older', () => {
    expect(correctEstimate({ value: 1_040, readOn: '2025-11-30' }, estimated, even).read).toBe(1_101)
  })

  it('is the reading itself on the last day of the period', () => {
    expect(correctEstimate({ value: 1_090, readOn: '2025-12-31' }, estimated, even)).toEqual({ read: 1_090, ccf: -10 })
  })

  it('works across a full turn of the dials', () => {
    const nearEnd = { end: '2025-12-31', currentRead: 9_990 }
    expect(correctEstimate({ value: 70, readOn: '2026-01-31' }, nearEnd, even)).toEqual({ read: 10, ccf: 20 })
    const turned = { end: '2025-12-31', currentRead: 5 }
    expect(correctEstimate({ value: 50, readOn: '2026-01-31' }, turned, even)).toEqual({ read: 9_990, ccf: -15 })
  })
})
