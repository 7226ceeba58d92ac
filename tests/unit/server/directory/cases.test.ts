import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appointmentProblem } from '#shared/cases/appointmentDays'
import { isWorkday, wallClock } from '#shared/desks/openingHours'
import * as caseTexts from '#shared/texts/cases/cases'
import { catalog } from '../../../../server/directory/cases/catalog/catalog'
import { expectedBy, reopenUntil } from '../../../../server/directory/cases/rules'

const zone = 'America/Chicago'

describe('the first answer', () => {
  it.each([
    ['hour', '2026-03-14T23:30:00Z', '2026-03-15T00:30:00.000Z'],
    ['workingHours', '2026-03-13T15:00:00Z', '2026-03-13T23:00:00.000Z'],
    ['workingHours', '2026-03-13T21:00:00Z', '2026-03-16T19:00:00.000Z'],
    // Before the office opens, the time counts from eight, not from three minutes before each full hour.
    ['workingHours', '2026-11-23T10:57:00Z', '2026-11-23T22:00:00.000Z'],
    ['workingDay', '2026-11-23T10:57:00Z', '2026-11-24T00:00:00.000Z'],
    ['workingDay', '2026-03-14T15:00:00Z', '2026-03-16T23:00:00.000Z'],
    // Thanksgiving is a holiday.
    ['workingDay', '2026-11-25T20:30:00Z', '2026-11-27T20:30:00.000Z'],
  ] as const)('the first answer for %s requested at %s is promised by %s', (promised, now, expected) => {
    expect(expectedBy(new Date(now), promised, zone).toISOString()).toBe(expected)
  })

  it('is promised within office hours, after exactly the promised working time, whenever a request is sent', () => {
    fc.assert(
      fc.property(sentAt, zones, fc.constantFrom('workingHours', 'workingDay'), (now, inZone, promised) => {
        const by = expectedBy(now, promised, inZone)
        expect(by.getTime()).toBeGreaterThan(now.getTime())
        expect(isWorked(new Date(by.getTime() - 1), inZone)).toBe(true)
        expect(workedMinutes({ from: now, to: by }, inZone)).toBe(promised === 'workingHours' ? 480 : 600)
      }),
      { examples: aroundClockChanges },
    )
  })
})

const fiveMinutes = 5 * 60_000

/** Multiples of five minutes, because the check below counts in these steps. */
const sentAt = fc
  .integer({ min: Date.parse('2025-01-01T00:00Z') / fiveMinutes, max: Date.parse('2030-12-31T00:00Z') / fiveMinutes })
  .map((count) => new Date(count * fiveMinutes))

const zones = fc.constantFrom(zone, 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe')

const aroundClockChanges: [Date, string, 'workingHours' | 'workingDay'][] = [
  [new Date('2026-03-06T23:55:00Z'), zone, 'workingHours'],
  [new Date('2026-03-08T07:30:00Z'), zone, 'workingDay'],
  [new Date('2026-10-30T22:30:00Z'), zone, 'workingDay'],
  [new Date('2026-11-01T06:30:00Z'), zone, 'workingHours'],
]

function isWorked(at: Date, inZone: string): boolean {
  const { day, minutes } = wallClock(at, inZone)
  return isWorkday(day) && minutes >= 8 * 60 && minutes < 18 * 60
}

function workedMinutes({ from, to }: { from: Date; to: Date }, inZone: string): number {
  let minutes = 0
  for (let at = from.getTime(); at < to.getTime(); at += fiveMinutes) if (isWorked(new Date(at), inZone)) minutes += 5
  return minutes
}

describe('an appointment', () => {
  it.each([
    ['2026-03-13', caseTexts.dayTooEarly],
    ['2026-03-14', caseTexts.chooseAWorkday],
    ['2026-03-16', null],
    ['2026-06-01', caseTexts.dayTooFar(60)],
  ])('an appointment on %s is validated with %j', (day, problem) => {
    expect(appointmentProblem(day, '2026-03-13')).toBe(problem)
  })
})

describe('a canceled request', () => {
  it('can’t be reopened', () => {
    const now = new Date('2026-03-13T15:00:00Z')
    expect(reopenUntil({ status: 'cancelled', closedAt: now }, now)).toBeNull()
  })
})

describe('the catalog', () => {
  it('names every type, and every subtype within its type, once', () => {
    const codes = catalog.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { subtypes } of catalog) {
      expect(new Set(subtypes.map(({ code }) => code)).size).toBe(subtypes.length)
      for (const { questions } of subtypes) {
        expect(questions.filter(({ kind, options }) => (kind === 'choice') !== options.length > 0)).toEqual([])
      }
    }
  })
})
