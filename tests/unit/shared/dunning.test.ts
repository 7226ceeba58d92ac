import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DisconnectWork,
  type DunningCase,
  disconnectDay,
  firstOrderDay,
  nextActionOn,
  pastDueAmount,
  pastDueSince,
  stageOf,
  turnOffDay,
} from '#shared/billing/dunning'
import { isWorkday } from '#shared/desks/openingHours'
import { addDays, daysBetween } from '#shared/format/dates'

const today = '2026-03-20'
const ago = (days: number): string => addDays(today, -days)
const owing = (days: number, noticeAgo: number | null = null, changes: Partial<DunningCase> = {}): DunningCase => ({
  isClosed: false,
  pastDueSince: ago(days),
  noticeOn: noticeAgo === null ? null : ago(noticeAgo),
  work: null,
  ...changes,
})
const work = (changes: Partial<DisconnectWork>): DisconnectWork => ({
  orderedOn: ago(9),
  disconnectedOn: null,
  reconnectOn: null,
  reconnectedOn: null,
  ...changes,
})

describe('the stage of an account', () => {
  it.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [5, 3],
    [10, 4],
    [19, 4],
    [20, 5],
    [300, 5],
  ] as const)('the stage of an account after %i days past due without a notice is %i', (days, stage) => {
    expect(stageOf(owing(days), today)).toBe(stage)
  })

  it.each([
    [27, 7, 5],
    [28, 8, 6],
    [29, 9, 6],
    [30, 10, 7],
    [60, 7, 5],
    [60, 8, 6],
    [60, 10, 7],
  ] as const)(
    'the stage of an account after %i days past due and %i after the notice is %i',
    (days, noticeAgo, stage) => {
      expect(stageOf(owing(days, noticeAgo), today)).toBe(stage)
    },
  )

  it('is never beyond the notice within ten days of it, or without one', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.option(fc.nat(400), { nil: null }), (days, noticeAgo) => {
        const stage = stageOf(owing(days, noticeAgo), today)
        if (noticeAgo === null || noticeAgo < 8) expect(stage).toBeLessThanOrEqual(5)
        if (noticeAgo === null || noticeAgo < 10 || days < 30) expect(stage).toBeLessThan(7)
      }),
    )
  })

  it('ignores a notice about a debt that has been paid', () => {
    expect(stageOf(owing(35, 40), today)).toBe(5)
    expect(stageOf(owing(35, 35), today)).toBe(5)
  })

  it('follows the work at the premise', () => {
    expect(stageOf(owing(40, 15, { work: work({}) }), today)).toBe(8)
    expect(stageOf(owing(40, 15, { work: work({ disconnectedOn: ago(5) }) }), today)).toBe(9)
    const paid = { pastDueSince: null, work: work({ disconnectedOn: ago(5), reconnectOn: addDays(today, 1) }) }
    expect(stageOf(owing(40, 15, paid), today)).toBe(10)
    const back = work({ disconnectedOn: ago(5), reconnectOn: ago(2), reconnectedOn: ago(2) })
    expect(stageOf(owing(0, null, { pastDueSince: null, work: back }), today)).toBe(11)
    expect(stageOf(owing(4, null, { work: back }), today)).toBe(2)
  })

  it('the stage of a closed account is its final bill, and later collections', () => {
    expect(stageOf(owing(59, null, { isClosed: true }), today)).toBe(12)
    expect(stageOf(owing(60, null, { isClosed: true }), today)).toBe(13)
    expect(stageOf(owing(0, null, { isClosed: true, pastDueSince: null }), today)).toBe(0)
  })
})

const bills = (...charges: number[]) =>
  charges.map((amount, index) => ({ dueOn: ago(30 * index + 5), charges: amount }))

describe('the past-due date', () => {
  it('is that of the oldest bill that payments have not covered', () => {
    expect(pastDueSince({ bills: bills(50_00, 50_00, 50_00), balance: 50_00 }, today)).toBe(ago(5))
    expect(pastDueSince({ bills: bills(50_00, 50_00, 50_00), balance: 80_00 }, today)).toBe(ago(35))
    expect(pastDueSince({ bills: bills(50_00, 50_00, 50_00), balance: 150_00 }, today)).toBe(ago(65))
  })

  it('ignores an unpaid remainder of less than ten dollars', () => {
    expect(pastDueSince({ bills: bills(50_00), balance: 9_99 }, today)).toBeNull()
    expect(pastDueSince({ bills: bills(50_00, 50_00), balance: 59_99 }, today)).toBe(ago(5))
  })

  it('ignores bills that are due later', () => {
    const later = [{ dueOn: addDays(today, 3), charges: 70_00 }, ...bills(50_00)]
    expect(pastDueSince({ bills: later, balance: 70_00 }, today)).toBeNull()
    expect(pastDueSince({ bills: later, balance: 120_00 }, today)).toBe(ago(5))
    expect(pastDueAmount({ bills: later, balance: 120_00 }, today)).toBe(50_00)
    expect(pastDueAmount({ bills: later, balance: 60_00 }, today)).toBe(0)
  })

  it('is never moved back by a payment', () => {
    const charges = fc.array(fc.integer({ min: 0, max: 200_00 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(charges, fc.nat(500_00), fc.nat(500_00), (amounts, balance, paid) => {
        const before = pastDueSince({ bills: bills(...amounts), balance }, today)
        const after = pastDueSince({ bills: bills(...amounts), balance: balance - paid }, today)
        if (before === null) expect(after).toBeNull()
        if (before !== null && after !== null) expect(after >= before).toBe(true)
      }),
    )
  })
})

describe('the next step of dunning', () => {
  it('is never earlier than ten days after the notice and thirty days past due', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (days, noticeAgo) => {
        const day = disconnectDay({ since: ago(days), noticeOn: ago(noticeAgo) })
        expect(daysBetween(ago(days), day)).toBeGreaterThanOrEqual(30)
        expect(daysBetween(ago(noticeAgo), day)).toBeGreaterThanOrEqual(10)
      }),
    )
  })

  it('is the notice today, then the last call two days before the gas is turned off', () => {
    const next = (noticeOn: string | null, stage: 5 | 6 | 7) =>
      nextActionOn({ since: ago(25), noticeOn, stage }, { today, firstOrderDay: today, heldUntil: undefined })
    expect(next(null, 5)).toBe(today)
    expect(next(ago(1), 5)).toBe(addDays(today, 7))
    expect(next(ago(9), 6)).toBe(addDays(today, 5))
    // The gas is not turned off on Fridays.
    expect(next(ago(20), 7)).toBe('2026-03-23')
  })

  it('never turns off gas before a weekend or a holiday', () => {
    fc.assert(
      fc.property(fc.nat(1000), (days) => {
        const day = turnOffDay(addDays(today, days))
        expect(isWorkday(day)).toBe(true)
        expect(isWorkday(addDays(day, 1))).toBe(true)
        expect(daysBetween(addDays(today, days), day)).toBeLessThan(8)
      }),
    )
    // Thanksgiving, with the days before and after it.
    expect(turnOffDay('2026-11-25')).toBe('2026-11-30')
  })

  it.each([
    ['before 2 pm', 13 * 60 + 59, '2026-03-18'],
    ['from 2 pm on', 14 * 60, '2026-03-19'],
  ])('is an order for a day that is still possible: %s', (_when, minutes, day) => {
    const wednesday = '2026-03-18'
    const days = { today: wednesday, firstOrderDay: firstOrderDay(wednesday, minutes), heldUntil: undefined }
    expect(nextActionOn({ since: ago(40), noticeOn: ago(20), stage: 7 }, days)).toBe(day)
  })

  it('waits for the end of a hold, or for an agent if the hold has no end', () => {
    const nextStepOnHold = (heldUntil: string | null) =>
      nextActionOn({ since: ago(25), noticeOn: null, stage: 5 }, { today, firstOrderDay: today, heldUntil })
    expect(nextStepOnHold('2026-04-01')).toBe('2026-04-02')
    expect(nextStepOnHold(null)).toBeNull()
  })
})
