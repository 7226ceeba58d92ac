/** Converts statements to the rows of a CSV file. */
import type { Statement } from '#shared/contract/billing/statements'
import { type CsvCell, toCsvDollars } from '#shared/format/csv'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { dayText } from '../../ui/format/days'

export const statementRows = (statements: readonly Statement[]): CsvCell[][] => [
  [
    commonTexts.billingAccount,
    'Address',
    'From',
    'To',
    statementTexts.billDate,
    statementTexts.dueDate,
    statementTexts.newCharges,
    statementTexts.totalDue,
    statementTexts.stillDueLabel,
    'Status',
  ],
  ...statements.map((statement) => [
    statement.crm_billing_account_number,
    statement.street_address,
    dayText(statement.period_start),
    dayText(statement.period_end),
    dayText(statement.bill_date),
    dayText(statement.due_date),
    toCsvDollars(statement.charges),
    toCsvDollars(statement.total_due),
    toCsvDollars(statement.unpaid),
    statementTexts.statusLabels[statement.status],
  ]),
]
