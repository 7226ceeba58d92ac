import { describe, expect, it } from 'vitest'
import { catalog } from '../../../../server/features/cases/catalog/catalog'
import { appointmentProblem, expectedBy, reopenUntil } from '../../../../server/features/cases/rules'

const zone = 'America/Chicago'

describe('the first answer', () => {
  it.each([
    ['hour', '2026-03-14T23:30:00Z', '2026-03-15T00:30:00.000Z'],
    ['workingHours', '2026-03-13T15:00:00Z', '2026-03-13T23:00:00.000Z'],
    ['workingHours', '2026-03-13T21:00:00Z', '2026-03-16T19:00:00.000Z'],
    ['workingDay', '2026-03-14T15:00:00Z', '2026-03-16T23:00:00.000Z'],
  ] as const)('%s of a request at %s comes by %s', (promised, now, expected) => {
    expect(expectedBy(new Date(now), promised, zone).toISOString()).toBe(expected)
  })
})

describe('an appointment', () => {
  it.each([
    ['2026-03-13', 'Choose a day from tomorrow on'],
    ['2026-03-14', 'Choose a day from Monday to Friday'],
    ['2026-03-16', null],
    ['2026-06-01', 'Choose a day within the next 60 days'],
  ])('on %s is answered with %j', (day, problem) => {
    expect(appointmentProblem(day, '2026-03-13')).toBe(problem)
  })
})

describe('a cancelled request', () => {
  it('is not reopened', () => {
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
