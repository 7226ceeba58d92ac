import { describe, expect, it } from 'vitest'
import {
  holidayOn,
  hoursLines,
  type OpeningHours,
  openState,
  openStateText,
  timeSpan,
  wallClock,
} from '#shared/desks/openingHours'
import * as openingHourTexts from '#shared/texts/openingHours'

const workday = timeSpan(8, 18)
const office: OpeningHours = {
  week: [null, workday, workday, workday, workday, workday, timeSpan(9, 13)],
  holidays: 'closed',
}
const at = (moment: string, zone = 'America/Chicago') => {
  const clock = wallClock(new Date(moment), zone)
  return openStateText(openState(office, clock), clock.day)
}

describe('the provider’s local time', () => {
  it('is correct before and after daylight saving time changes', () => {
    expect(wallClock(new Date('2026-03-08T07:30:00Z'), 'America/Chicago')).toEqual({ day: '2026-03-08', minutes: 90 })
    expect(wallClock(new Date('2026-03-08T08:30:00Z'), 'America/Chicago')).toEqual({ day: '2026-03-08', minutes: 210 })
  })

  it('shows midnight as the start of a day', () => {
    expect(wallClock(new Date('2026-06-02T05:00:00Z'), 'America/Chicago')).toEqual({ day: '2026-06-02', minutes: 0 })
  })
})

describe('opening hours', () => {
  it('include the first and the last minute, and are shown with their end', () => {
    expect(at('2026-06-01T13:00:00Z')).toBe(openingHourTexts.openUntil('6:00 PM'))
    expect(at('2026-06-01T22:59:00Z')).toBe(openingHourTexts.openUntil('6:00 PM'))
    expect(at('2026-06-01T23:00:00Z')).toBe(openingHourTexts.opensTomorrow('8:00 AM'))
  })

  it('are those of the provider, wherever the reader is', () => {
    expect(at('2026-06-01T13:30:00Z', 'America/Denver')).toBe(openingHourTexts.opensToday('8:00 AM'))
    expect(at('2026-06-01T13:30:00Z', 'America/Chicago')).toBe(openingHourTexts.openUntil('6:00 PM'))
  })

  it('skip closed days', () => {
    expect(at('2026-06-06T19:00:00Z')).toBe(openingHourTexts.opensOn('Monday', '8:00 AM'))
  })

  it('skip a holiday, and the weekend before it', () => {
    // Memorial Day is Monday, May 25.
    expect(at('2026-05-23T19:00:00Z')).toBe(openingHourTexts.opensOn('Tuesday', '8:00 AM'))
    expect(at('2026-05-25T15:00:00Z')).toBe(openingHourTexts.opensTomorrow('8:00 AM'))
  })

  it('never end for the emergency line', () => {
    expect(openState('always', { day: '2026-12-25', minutes: 5 })).toEqual({ isOpen: true, until: null })
  })

  it('do not exist for a desk without any', () => {
    const never: OpeningHours = { week: [null, null, null, null, null, null, null], holidays: 'open' }
    expect(openState(never, { day: '2026-06-01', minutes: 0 })).toEqual({ isOpen: false, next: null })
  })

  it('combine neighboring days', () => {
    expect(hoursLines(office)).toEqual(['Mon–Fri 8:00 AM–6:00 PM', 'Sat 9:00 AM–1:00 PM'])
    const daily = timeSpan(7, 22)
    const everyDay: OpeningHours = { week: [daily, daily, daily, daily, daily, daily, daily], holidays: 'open' }
    expect(hoursLines(everyDay)).toEqual(['Every day 7:00 AM–10:00 PM'])
  })
})

describe('holidays', () => {
  it.each([
    ['2026-01-01', openingHourTexts.newYear],
    ['2026-05-25', openingHourTexts.memorialDay],
    ['2027-05-31', openingHourTexts.memorialDay],
    ['2026-07-04', openingHourTexts.independenceDay],
    ['2026-09-07', openingHourTexts.laborDay],
    ['2026-11-26', 'Thanksgiving'],
    ['2028-11-23', 'Thanksgiving'],
    ['2026-12-25', openingHourTexts.christmas],
  ])('include %s as %s', (day, name) => {
    expect(holidayOn(day)).toBe(name)
  })

  it('include no other days', () => {
    expect(holidayOn('2026-11-19')).toBeNull()
  })
})
