import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as creditTexts from '#shared/texts/billing/credits'
import * as statementTexts from '#shared/texts/billing/statements'
import { nextBillOf } from '../../../../server/features/statements/nextBill/rules'

const change = { day: '2026-03-09', fromName: null, toName: 'Extender', place: '1 Pell Way', proration: 516 }
const none = { changes: [], credits: [], returns: [] }

describe('the known lines of the next bill', () => {
  it('have a name and a day, oldest first, with credits as negative amounts', () => {
    expect(
      nextBillOf({
        changes: [change, { ...change, day: '2026-03-12', fromName: 'Plus 500', toName: 'Gig 1000', proration: 1032 }],
        credits: [{ day: '2026-03-10', reasonCode: '102', amount: 1000 }],
        returns: [{ day: '2026-03-08', fee: 2500 }],
      }),
    ).toEqual({
      lines: [
        { date: '2026-03-08', label: statementTexts.returnedPaymentFee, place: '', amount: 2500 },
        {
          date: '2026-03-09',
          label: statementTexts.changeLine({ fromName: null, toName: 'Extender' }),
          place: '1 Pell Way',
          amount: 516,
        },
        {
          date: '2026-03-10',
          label: statementTexts.creditLine(creditTexts.reasonLabels['102']),
          place: '',
          amount: -1000,
        },
        {
          date: '2026-03-12',
          label: statementTexts.changeLine({ fromName: 'Plus 500', toName: 'Gig 1000' }),
          place: '1 Pell Way',
          amount: 1032,
        },
      ],
      total: 3048,
    })
  })

  it('leave out what costs nothing', () => {
    expect(nextBillOf({ ...none, changes: [{ ...change, proration: 0 }] })).toEqual({ lines: [], total: 0 })
  })

  it('add up to the total, in the order of their days', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-03-${String(date).padStart(2, '0')}`)
    const cents = fc.integer({ min: 0, max: 100_000 })
    const since = fc.record({
      changes: fc.array(fc.record({ ...map(change), day, proration: cents })),
      credits: fc.array(fc.record({ day, reasonCode: fc.constant('101' as const), amount: cents })),
      returns: fc.array(fc.record({ day, fee: cents })),
    })
    fc.assert(
      fc.property(since, (known) => {
        const { lines, total } = nextBillOf(known)
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(lines.map(({ date }) => date)).toEqual(lines.map(({ date }) => date).toSorted())
        expect(lines.every(({ amount }) => amount !== 0)).toBe(true)
      }),
    )
  })
})

const map = ({ fromName, toName, place }: typeof change) => ({
  fromName: fc.constant(fromName),
  toName: fc.constant(toName),
  place: fc.constant(place),
})
