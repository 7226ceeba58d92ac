/** Statements as rows of a spreadsheet. */
import type { Statement } from '#shared/contract/statements'
import { formatDay } from '#shared/dates'
import type { Cell } from '#shared/csv'
import { statementLabels } from './statementLabels'

const dollars = (cents: number): string => (cents / 100).toFixed(2)

export const statementRows = (statements: readonly Statement[]): Cell[][] => [
  [
    'Billing account',
    'Address',
    'From',
    'To',
    'Bill date',
    'Due date',
    'New charges',
    'Total due',
    'To be paid',
    'Status',
  ],
  ...statements.map((statement) => [
    statement.crm_billing_account_number,
    statement.street_address,
    formatDay(statement.period_start),
    formatDay(statement.period_end),
    formatDay(statement.bill_date),
    formatDay(statement.due_date),
    dollars(statement.charges),
    dollars(statement.total_due),
    dollars(statement.unpaid),
    statementLabels[statement.status],
  ]),
]
