import { describe, expect, it } from 'vitest'
import * as paymentTexts from '#shared/texts/payments'
import * as statementTexts from '#shared/texts/statements'
import { amountChoices, fieldText, pastDueOf } from '../../../../renderer/features/payments/paying/amountChoices'

const today = '2026-03-13'
const latest = { bill_date: '2026-03-02', due_date: '2026-03-22', charges: 8000, total_due: 11_080, unpaid: 11_080 }
const labels = (...given: Parameters<typeof amountChoices>) => amountChoices(...given).map(({ label }) => label)

describe('the amounts that can be chosen', () => {
  it('are what the statement says, what of it is past due, and another one', () => {
    expect(labels(11_080, latest, today)).toEqual([
      'Statement amount, $110.80',
      paymentTexts.pastDue('$30.80'),
      paymentTexts.otherAmount,
    ])
  })

  it('call what is left of a statement after a payment the amount still due', () => {
    const partlyPaid = { ...latest, unpaid: 8580 }
    expect(labels(8580, partlyPaid, today)).toEqual([
      'Amount still due, $85.80',
      paymentTexts.pastDue('$5.80'),
      paymentTexts.otherAmount,
    ])
    expect(labels(15_000, partlyPaid, today)).toEqual([
      'Full balance, $150.00',
      'Still due on statement of 03/02/2026, $85.80',
      paymentTexts.pastDue('$5.80'),
      paymentTexts.otherAmount,
    ])
  })

  it('are all that is owed and the statement apart, where they differ', () => {
    expect(labels(15_000, latest, today)).toEqual([
      'Full balance, $150.00',
      statementTexts.statementOf('03/02/2026, $110.80'),
      paymentTexts.pastDue('$30.80'),
      paymentTexts.otherAmount,
    ])
  })

  it('are the balance and another one while the statement is not known', () => {
    expect(labels(11_080, null, today)).toEqual(['Full balance, $110.80', paymentTexts.otherAmount])
  })

  it('are none while nothing is owed that could be paid', () => {
    for (const owed of [null, -500, 0, 99]) expect(labels(owed, latest, today)).toEqual([])
  })
})

describe('what is past due', () => {
  it('is what a statement carries over and was not paid since', () => {
    expect(pastDueOf(latest, today)).toBe(3080)
    expect(pastDueOf({ ...latest, unpaid: 8000 }, today)).toBe(0)
    expect(pastDueOf({ ...latest, unpaid: 5000 }, today)).toBe(0)
  })

  it('is the whole statement once its due date has passed', () => {
    expect(pastDueOf(latest, '2026-03-22')).toBe(3080)
    expect(pastDueOf(latest, '2026-03-23')).toBe(11_080)
  })
})

describe('the field', () => {
  it('holds the chosen amount, or what was typed', () => {
    const choices = amountChoices(11_080, null, today)
    expect([fieldText(choices, 'owed', '7'), fieldText(choices, 'other', '7')]).toEqual(['110.80', '7'])
  })
})
