import { describe, expect, it } from 'vitest'
import { autopayOutlookOf } from '#shared/payments/autopayOutlook'

const bill = { owed: 241_91, autopayOn: '2026-12-07', scheduled: [], today: '2026-11-29' }
const scheduledOn = (pay_on: string, amount: number) => ({ amount, pay_on })

describe('what autopay will do about a bill', () => {
  it('is nothing while autopay is off', () => {
    expect(autopayOutlookOf({ ...bill, autopayOn: null })).toEqual({ kind: 'none' })
  })

  it('is nothing without a debt', () => {
    expect(autopayOutlookOf({ ...bill, owed: 0 })).toEqual({ kind: 'none' })
  })

  it('is to pay all of it if nothing is scheduled', () => {
    expect(autopayOutlookOf(bill)).toEqual({ kind: 'pays', on: '2026-12-07', amount: 241_91, isRest: false })
  })

  it('is to charge nothing if a payment scheduled before covers it', () => {
    expect(autopayOutlookOf({ ...bill, scheduled: [scheduledOn('2026-12-05', 241_91)] })).toEqual({
      kind: 'covered',
      payments: 1,
    })
  })

  it('is to pay the rest after the payments scheduled until its own day', () => {
    const scheduled = [scheduledOn('2026-12-05', 100_00), scheduledOn('2026-12-07', 41_91)]
    expect(autopayOutlookOf({ ...bill, scheduled })).toEqual({
      kind: 'pays',
      on: '2026-12-07',
      amount: 100_00,
      isRest: true,
    })
  })

  it('does not depend on payments scheduled after its day', () => {
    const scheduled = [scheduledOn('2026-12-08', 241_91)]
    expect(autopayOutlookOf({ ...bill, scheduled })).toEqual(autopayOutlookOf(bill))
  })

  it('has failed if the bill is still owed after its day', () => {
    expect(autopayOutlookOf({ ...bill, today: '2026-12-08' })).toEqual({ kind: 'missed' })
  })
})
