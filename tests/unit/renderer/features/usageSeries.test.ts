import { describe, expect, it } from 'vitest'
import type { UsageReading } from '#shared/contract/services/usage'
import { addMonths } from '#shared/format/dates'
import * as usageTexts from '#shared/texts/services/usage'
import { explainUsageChange } from '../../../../renderer/features/usage/explainUsageChange'
import { fillUsageMonths } from '../../../../renderer/features/usage/usageSeries'

/** Builds the reading of a month that ended the given number of months before February 28, 2026. */
const reading = (monthsBack: number, changes: Partial<UsageReading> = {}): UsageReading => ({
  period_start: addMonths('2026-02-01', -monthsBack),
  period_end: addMonths('2026-02-28', -monthsBack),
  days: 28,
  meter_number: 'GM-1',
  previous_read: 10,
  current_read: 121,
  read_type: 'actual',
  ccf: 111,
  heat_factor: 1.043,
  therms: 100,
  degree_days: 800,
  amount: 14_407,
  note: '',
  ...changes,
})

describe('the months of a gas service', () => {
  it('are as many as requested up to the latest, each with that of the previous year', () => {
    const readings = Array.from({ length: 30 }, (_, index) => reading(29 - index, { therms: 29 - index }))
    const months = fillUsageMonths(readings, 13)
    expect(months.map(({ month }) => month)).toEqual([
      '2025-02',
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ])
    expect(months.at(-1)).toMatchObject({ reading: { therms: 0 }, before: { therms: 12 } })
  })

  it('keep the position of a month without a reading', () => {
    const months = fillUsageMonths([reading(2), reading(0)], 13)
    expect(months.map(({ month, reading: read }) => [month, read !== null])).toEqual([
      ['2025-12', true],
      ['2026-01', false],
      ['2026-02', true],
    ])
  })

  it('are those in which most of the period lies', () => {
    const months = fillUsageMonths([reading(0, { period_start: '2026-01-10', period_end: '2026-02-08' })], 13)
    expect(months.map(({ month }) => month)).toEqual(['2026-01'])
  })

  it('are none before the first reading', () => {
    expect(fillUsageMonths([], 13)).toEqual([])
  })
})

describe('the difference from the same month of the previous year', () => {
  const why = (now: Partial<UsageReading>, before: Partial<UsageReading>) =>
    explainUsageChange({ month: '2026-02', reading: reading(0, now), before: reading(12, before) }, 'own')

  it.each([
    [
      { therms: 112, degree_days: 880, days: 30 },
      { therms: 100, degree_days: 800, days: 28 },
      [
        usageTexts.gasUsageChange('own', 12, '2025-02'),
        usageTexts.weatherChange(true, 880, 800),
        usageTexts.periodChange(2),
      ],
    ],
    [
      { therms: 80, degree_days: 700 },
      { therms: 100, degree_days: 800 },
      [usageTexts.gasUsageChange('own', -20, '2025-02'), usageTexts.weatherChange(false, 700, 800)],
    ],
    [{ therms: 120 }, { therms: 100 }, [usageTexts.gasUsageChange('own', 20, '2025-02'), usageTexts.otherReasonsEqual]],
    [{ therms: 103 }, { therms: 100 }, [usageTexts.similarUse('own', '2025-02')]],
  ])('is explained by degree days and days: %#', (now, before, sentences) => {
    expect(why(now, before)).toBe(sentences.join(' '))
  })

  it('is not explained without a month to compare with', () => {
    expect(explainUsageChange({ month: '2026-02', reading: reading(0), before: null }, 'own')).toBeNull()
    expect(why({}, { therms: 0 })).toBeNull()
  })

  it('is explained without “you” to readers who are not the customer', () => {
    const month = { month: '2026-02', reading: reading(0), before: reading(12) }
    expect(explainUsageChange(month, 'theirs')).toBe(usageTexts.similarUse('theirs', '2025-02'))
  })
})
