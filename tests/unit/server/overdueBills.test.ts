import { describe, expect, it } from 'vitest'
import { overdueBillsOf } from '../../../server/directory/notifications/alerts/overdueBills'

describe('what is past due', () => {
  it('is divided among the bills, the oldest of which payments have paid first', () => {
    const bills = [
      { dueOn: '2026-10-25', charges: 90_00 },
      { dueOn: '2026-11-25', charges: 91_35 },
    ]
    expect(overdueBillsOf({ amount: 151_35, since: '2026-10-25', bills })).toEqual([
      { amount: 60_00, due_date: '2026-10-25' },
      { amount: 91_35, due_date: '2026-11-25' },
    ])
  })

  it('is due since the start of the debt if no bill explains it', () => {
    expect(overdueBillsOf({ amount: 50_00, since: '2026-10-25', bills: [] })).toEqual([
      { amount: 50_00, due_date: '2026-10-25' },
    ])
  })

  it('is never more than what is owed', () => {
    const bills = [{ dueOn: '2026-11-25', charges: 91_35 }]
    expect(overdueBillsOf({ amount: 50_00, since: '2026-10-25', bills })).toEqual([
      { amount: 50_00, due_date: '2026-11-25' },
    ])
  })
})
