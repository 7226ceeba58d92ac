import { afterEach, describe, expect, it } from 'vitest'
import { dayOfMoment, dayText, setDayFormat } from '../../../../renderer/ui/format/days'

afterEach(() => setDayFormat('month_first'))

describe('days', () => {
  it('are formatted month first by default', () => {
    expect(dayText('2026-03-22')).toBe('03/22/2026')
    setDayFormat('day_first')
    expect(dayText('2026-03-22')).toBe('22/03/2026')
    setDayFormat('year_first')
    expect(dayText('2026-03-22')).toBe('2026-03-22')
  })

  it('the days of moments are those of the time zone', () => {
    expect(dayOfMoment('2026-03-22T03:00:00Z', 'America/Chicago')).toBe('2026-03-21')
    expect(dayOfMoment('2026-03-22T03:00:00Z', 'UTC')).toBe('2026-03-22')
  })
})
