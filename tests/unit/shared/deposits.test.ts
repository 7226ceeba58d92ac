import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '#shared/dates'
import {
  depositStatuses,
  goodMonths,
  isRefundCandidate,
  monthsOnTime,
  type Billed,
  type Received,
} from '#shared/deposits'

const today = '2026-03-20'
const owed = 60_00

/** Bills of the months before today, the newest first, each paid that many days after it fell due. */
function history(paidAfter: readonly (number | null)[]): { bills: Billed[]; received: Received[] } {
  const bills = paidAfter.map((_after, index) => {
    const dueOn = addDays(addMonths(today, -index), -1)
    return { issuedOn: addDays(dueOn, -21), dueOn, owed }
  })
  const received = paidAfter.flatMap((after, index): Received[] =>
    after === null ? [] : [{ day: addDays(bills[index]?.dueOn ?? today, after), amount: owed }],
  )
  return { bills, received }
}

const onTime = (paidAfter: readonly (number | null)[]) => {
  const { bills, received } = history(paidAfter)
  return monthsOnTime(bills, received, today)
}

/** Between the day of the bill and the day it falls due. */
const punctual = fc.integer({ min: -21, max: 0 })
/** After it fell due and before the next bill; or not at all. */
const late = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null })

describe('months on time', () => {
  it('are as many as were paid by their day, up to the latest that was not', () => {
    fc.assert(
      fc.property(
        fc.array(punctual, { maxLength: 23 }),
        late,
        fc.array(punctual, { maxLength: 6 }),
        (new_, bad, old) => {
          expect(onTime([...new_, bad, ...old])).toBe(new_.length)
          expect(onTime(new_)).toBe(new_.length)
        },
      ),
    )
  })

  it('do not depend on the order in which bills and payments are told', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(punctual, late), { maxLength: 20 }), fc.integer(), (paidAfter, turn) => {
        const { bills, received } = history(paidAfter)
        const turned = <T>(list: T[]): T[] => {
          const at = list.length === 0 ? 0 : Math.abs(turn) % list.length
          return [...list.slice(at), ...list.slice(0, at)].toReversed()
        }
        expect(monthsOnTime(turned(bills), turned(received), today)).toBe(monthsOnTime(bills, received, today))
      }),
    )
  })

  it('never get fewer by more money', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(punctual, late), { maxLength: 20 }), punctual, (paidAfter, day) => {
        const { bills, received } = history(paidAfter)
        const more = [...received, { day: addDays(today, day), amount: owed }]
        expect(monthsOnTime(bills, more, today)).toBeGreaterThanOrEqual(monthsOnTime(bills, received, today))
      }),
    )
  })

  it('count a bill that was paid in parts by its day', () => {
    const bill = { issuedOn: '2026-02-01', dueOn: '2026-02-22', owed }
    const parts = [
      { day: '2026-02-10', amount: 30_00 },
      { day: '2026-02-22', amount: 30_00 },
    ]
    expect(monthsOnTime([bill], parts, today)).toBe(1)
    expect(monthsOnTime([bill], parts.slice(1), today)).toBe(0)
  })

  it('say nothing of a bill that is not due yet', () => {
    expect(monthsOnTime([{ issuedOn: '2026-03-10', dueOn: today, owed }], [], today)).toBe(0)
    const { bills, received } = history([-1, -1])
    expect(monthsOnTime([...bills, { issuedOn: '2026-03-19', dueOn: '2026-04-09', owed }], received, today)).toBe(2)
  })
})

describe('a deposit', () => {
  it('goes back after twelve months on time, and only while it is held', () => {
    for (const status of depositStatuses) {
      const held = status === 'held' || status === 'review_due'
      expect(isRefundCandidate({ status, months: goodMonths })).toBe(held)
      expect(isRefundCandidate({ status, months: goodMonths - 1 })).toBe(false)
    }
  })
})
