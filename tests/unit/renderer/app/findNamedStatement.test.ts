import { describe, expect, it } from 'vitest'
import type { Statement } from '#shared/contract/billing/statements'
import {
  findNamedStatement,
  oldestSearchedDate,
  statementQueryFor,
} from '../../../../renderer/app/commands/findNamedStatement'

const statement = (bill_date: string): Statement => ({
  statement_id: bill_date,
  statement_number: `ST-1-${bill_date}`,
  crm_billing_account_number: '4001',
  crm_billing_group_id: 'group-4001',
  service_group: 'FIBER',
  street_address: '12 Larkspur Lane',
  period_start: bill_date,
  period_end: bill_date,
  bill_date,
  due_date: bill_date,
  previous_balance: 0,
  charges: 0,
  total_due: 0,
  unpaid: 0,
  status: 'paid',
})
const statements = ['2026-03-02', '2026-02-02', '2025-03-02'].map(statement)

describe('the statement that a command names', () => {
  it('is the newest if it names no month', () => {
    expect(findNamedStatement(statements, {})?.bill_date).toBe('2026-03-02')
  })

  it('is the newest of its month', () => {
    expect(findNamedStatement(statements, { Month: 3 })?.bill_date).toBe('2026-03-02')
  })

  it('is that of its year', () => {
    expect(findNamedStatement(statements, { Month: 3, Year: 2025 })?.bill_date).toBe('2025-03-02')
  })

  it('is not one of another month', () => {
    expect(findNamedStatement(statements, { Month: 4 })).toBeNull()
  })

  it('is searched for in the whole year', () => {
    expect(statementQueryFor({ Month: 3, Year: 2023 }, 'group')).toMatchObject({ year: 2023, page_size: 100 })
  })

  it('is searched for among the newest if it names no year', () => {
    expect(statementQueryFor({ Month: 3 }, 'group')).not.toHaveProperty('year')
  })
})

describe('the message about how far the search went', () => {
  it('names the oldest statement that was searched if there are more', () => {
    expect(oldestSearchedDate({ statements, total_count: 30 })).toBe('2025-03-02')
  })

  it('is not shown if all were searched', () => {
    expect(oldestSearchedDate({ statements, total_count: 3 })).toBeNull()
  })
})
