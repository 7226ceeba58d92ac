import { describe, expect, it } from 'vitest'
import type { UsageReading } from '#shared/contract/services/usage'
import { addMonths } from '#shared/format/dates'
import * as usageTexts from '#shared/texts/services/usage'
import { explainSameDays, explainUsageChange } from '../../../../renderer/features/usage/explainUsageChange'
import { currentUsageOf, fillUsageMonths } from '../../../../renderer/features/usage/usageSeries'
import { anEstimate } from '../../../support/answers/usageAnswers'

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

  it('are those in which the periods end, as on the bills', () => {
    const months = fillUsageMonths([reading(0, { period_start: '2026-01-10', period_end: '2026-02-08' })], 13)
    expect(months.map(({ month }) => month)).toEqual(['2026-02'])
  })

  it('are none before the first reading', () => {
    expect(fillUsageMonths([], 13)).toEqual([])
  })
})

describe('the current period', () => {
  it('is named by the month of its last day and keeps what was used in that month a year earlier', () => {
    const estimate = anEstimate({ period_end: '2026-03-28' })
    expect(currentUsageOf([reading(11), reading(0)], estimate)).toEqual({
      month: '2026-03',
      periodEnd: '2026-03-28',
      soFar: 18.2,
      expectedTherms: 41,
      expectedAmount: 6200,
      before: reading(11),
    })
  })

  it('is unknown without an estimate of its usage, and once it has been read', () => {
    expect(currentUsageOf([reading(0)], null)).toBeNull()
    expect(currentUsageOf([reading(0)], anEstimate({ expected_therms: null }))).toBeNull()
    expect(currentUsageOf([reading(0)], anEstimate({ period_end: '2026-02-28' }))).toBeNull()
  })
})

describe('the days so far', () => {
  it('are compared with the same days of the previous year, and the weather explains the difference', () => {
    const compare = (therms: number, degreeDays: number) =>
      explainSameDays({ therms, degreeDays }, { therms: 40, degreeDays: 100 }, 'own')
    expect(compare(46, 110)).toBe(`${usageTexts.sameDaysChange('own', 15)} ${usageTexts.weatherChange(true, 110, 100)}`)
    expect(compare(30, 100)).toBe(usageTexts.sameDaysChange('own', -25))
    expect(compare(41, 110)).toBe(usageTexts.sameDaysSimilar('own'))
  })

  it('are not compared with days without usage', () => {
    expect(explainSameDays({ therms: 5, degreeDays: 9 }, { therms: 0, degreeDays: 9 }, 'own')).toBeNull()
  })
})

describe('the difference from the same month of the previous year', () => {
  const february = { month: '2026-02', yearBefore: '2025-02' }
  const why = (now: Partial<UsageReading>, before: Partial<UsageReading>) =>
    explainUsageChange({ month: '2026-02', reading: reading(0, now), before: reading(12, before) }, 'own')

  it.each([
    [
      { therms: 112, degree_days: 880, days: 30 },
      { therms: 100, degree_days: 800, days: 28 },
      [
        usageTexts.gasUsageChange('own', { ...february, percent: 12 }),
        usageTexts.weatherChange(true, 880, 800),
        usageTexts.periodChange(2),
      ],
    ],
    [
      { therms: 80, degree_days: 700 },
      { therms: 100, degree_days: 800 },
      [usageTexts.gasUsageChange('own', { ...february, percent: -20 }), usageTexts.weatherChange(false, 700, 800)],
    ],
    [
      { therms: 120 },
      { therms: 100 },
      [usageTexts.gasUsageChange('own', { ...february, percent: 20 }), usageTexts.otherReasonsEqual],
    ],
    [{ therms: 103 }, { therms: 100 }, [usageTexts.similarUse('2026-02', '2025-02')]],
  ])('is explained by degree days and days: %#', (now, before, sentences) => {
    expect(why(now, before)).toBe(sentences.join(' '))
  })

  it('is not explained without a month to compare with', () => {
    expect(explainUsageChange({ month: '2026-02', reading: reading(0), before: null }, 'own')).toBeNull()
    expect(why({}, { therms: 0 })).toBeNull()
  })

  it('is explained without “you” to readers who are not the customer', () => {
    const month = { month: '2026-02', reading: reading(0, { therms: 120 }), before: reading(12) }
    expect(explainUsageChange(month, 'theirs')).toContain(
      usageTexts.gasUsageChange('theirs', { ...february, percent: 20 }),
    )
  })
})
