import { describe, expect, it } from 'vitest'
import * as paymentTexts from '#shared/texts/payments/payments'
import { amountChoices, fieldText, pastDueOf } from '../../../../renderer/features/payments/paying/amountChoices'

const today = '2026-03-13'
const latest = { bill_date: '2026-03-02', due_date: '2026-03-22', charges: 8000, total_due: 11_080, unpaid: 11_080 }
const labels = (...args: Parameters<typeof amountChoices>) => amountChoices(...args).map(({ label }) => label)

describe('the choices of an amount', () => {
  it('are the statement balance, the past-due part, and another amount', () => {
    expect(labels(11_080, latest, today)).toEqual([
      paymentTexts.statementAmount('$110.80'),
      paymentTexts.pastDue('$30.80'),
      paymentTexts.otherAmount,
    ])
  })

  it('call what remains of a statement after a payment the amount still due', () => {
    const partlyPaid = { ...latest, unpaid: 8580 }
    expect(labels(8580, partlyPaid, today)).toEqual([
      paymentTexts.amountStillDue('$85.80'),
      paymentTexts.pastDue('$5.80'),
      paymentTexts.otherAmount,
    ])
    expect(labels(15_000, partlyPaid, today)).toEqual([
      paymentTexts.fullBalance('$150.00'),
      paymentTexts.statementChoice('03/02/2026', '$85.80'),
      paymentTexts.pastDue('$5.80'),
      paymentTexts.otherAmount,
    ])
  })

  it('are the total balance and the statement balance if they differ', () => {
    expect(labels(15_000, latest, today)).toEqual([
      paymentTexts.fullBalance('$150.00'),
      paymentTexts.fullStatement('03/02/2026', '$110.80'),
      paymentTexts.pastDue('$30.80'),
      paymentTexts.otherAmount,
    ])
  })

  it('are the balance and another amount while the statement is unknown', () => {
    expect(labels(11_080, null, today)).toEqual([paymentTexts.fullBalance('$110.80'), paymentTexts.otherAmount])
  })

  it('are none if nothing payable is owed', () => {
    for (const owed of [null, -500, 0, 99]) expect(labels(owed, latest, today)).toEqual([])
  })
})

describe('the past-due amount', () => {
  it('is the part that a statement carries over, minus later payments', () => {
    expect(pastDueOf(latest, today)).toBe(3080)
    expect(pastDueOf({ ...latest, unpaid: 8000 }, today)).toBe(0)
    expect(pastDueOf({ ...latest, unpaid: 5000 }, today)).toBe(0)
  })

  it('is the whole statement once its due date has passed', () => {
    expect(pastDueOf(latest, '2026-03-22')).toBe(3080)
    expect(pastDueOf(latest, '2026-03-23')).toBe(11_080)
  })
})

describe('the amount field', () => {
  it('contains the selected amount, or the typed one', () => {
    const choices = amountChoices(11_080, null, today)
    expect([fieldText(choices, 'owed', '7'), fieldText(choices, 'other', '7')]).toEqual(['110.80', '7'])
  })
})
