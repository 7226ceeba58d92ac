import type { Statement } from '#shared/contract/billing/statements'

export const statementIds = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const

/** Returns a bill of February 2026 that is not paid. */
export const aStatement = (changes: Partial<Statement> = {}): Statement => ({
  statement_id: statementIds[0],
  statement_number: 'ST-4001-260302',
  crm_billing_account_number: '4001',
  crm_billing_group_id: 'group-4001',
  service_group: 'FIBER',
  street_address: '12 Larkspur Lane',
  period_start: '2026-02-01',
  period_end: '2026-02-28',
  bill_date: '2026-03-02',
  due_date: '2026-03-23',
  previous_balance: 0,
  charges: 11_200,
  total_due: 11_200,
  unpaid: 11_200,
  status: 'open',
  ...changes,
})

/** Returns the response of `listStatements`. */
export const aStatementList = (statements: Statement[], more: object = {}) => ({
  statements,
  total_count: statements.length,
  years: [2026],
  first_bill_date: null,
  ...more,
})
