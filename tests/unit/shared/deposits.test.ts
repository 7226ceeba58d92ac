import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countMonthsOnTime,
  depositStatuses,
  type IssuedBill,
  isRefundCandidate,
  minOnTimeMonths,
  type ReceivedPayment,
} from '#shared/billing/deposits'
import { addDays, addMonths } from '#shared/format/dates'

const today = '2026-03-20'
const owed = 60_00

/** Builds the bills of the months before today, newest first, each paid the given number of days after its due date. */
function history(paidAfter: readonly (number | null)[]): { bills: IssuedBill[]; received: ReceivedPayment[] } {
  const bills = paidAfter.map((_after, index) => {
    const dueOn = addDays(addMonths(today, -index), -1)
    return { issuedOn: addDays(dueOn, -21), dueOn, owed }
  })
  const received = paidAfter.flatMap((after, index): ReceivedPayment[] =>
    after === null ? [] : [{ day: addDays(bills[index]?.dueOn ?? today, after), amount: owed }],
  )
  return { bills, received }
}

const onTime = (paidAfter: readonly (number | null)[]) => {
  const { bills, received } = history(paidAfter)
  return countMonthsOnTime(bills, received, today)
}

/** Paid between the day of the bill and its due date. */
const punctual = fc.integer({ min: -21, max: 0 })
/** Paid after the due date and before the next bill, or not at all. */
const late = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null })

describe('the months of payments on time', () => {
  it('are counted since the latest bill that was paid late', () => {
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

  it('do not depend on the order of bills and payments', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(punctual, late), { maxLength: 20 }), fc.integer(), (paidAfter, turn) => {
        const { bills, received } = history(paidAfter)
        const turned = <T>(list: T[]): T[] => {
          const at = list.length === 0 ? 0 : Math.abs(turn) % list.length
          return [...list.slice(at), ...list.slice(0, at)].toReversed()
        }
        expect(countMonthsOnTime(turned(bills), turned(received), today)).toBe(
          countMonthsOnTime(bills, received, today),
        )
      }),
    )
  })

  it('are never reduced by more payments', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(punctual, late), { maxLength: 20 }), punctual, (paidAfter, day) => {
        const { bills, received } = history(paidAfter)
        const more = [...received, { day: addDays(today, day), amount: owed }]
        expect(countMonthsOnTime(bills, more, today)).toBeGreaterThanOrEqual(countMonthsOnTime(bills, received, today))
      }),
    )
  })

  it('count a bill that was paid in parts by its due date', () => {
    const bill = { issuedOn: '2026-02-01', dueOn: '2026-02-22', owed }
    const parts = [
      { day: '2026-02-10', amount: 30_00 },
      { day: '2026-02-22', amount: 30_00 },
    ]
    expect(countMonthsOnTime([bill], parts, today)).toBe(1)
    expect(countMonthsOnTime([bill], parts.slice(1), today)).toBe(0)
  })

  it('exclude a bill that is not due yet', () => {
    expect(countMonthsOnTime([{ issuedOn: '2026-03-10', dueOn: today, owed }], [], today)).toBe(0)
    const { bills, received } = history([-1, -1])
    expect(countMonthsOnTime([...bills, { issuedOn: '2026-03-19', dueOn: '2026-04-09', owed }], received, today)).toBe(
      2,
    )
  })
})

describe('a deposit', () => {
  it('is refunded after twelve months on time, and only while it is held', () => {
    for (const status of depositStatuses) {
      const isHeld = status === 'held' || status === 'review_due'
      expect(isRefundCandidate({ status, months: minOnTimeMonths })).toBe(isHeld)
      expect(isRefundCandidate({ status, months: minOnTimeMonths - 1 })).toBe(false)
    }
  })
})
