/** Statements as rows of a spreadsheet. */
import type { Statement } from '#shared/contract/statements'
import { dollarsIn, type Cell } from '#shared/csv'
import { dayText } from '../../ui/look/days'
import { statementLabels } from './statementLabels'
import * as commonTexts from '#shared/texts/common'
import * as statementTexts from '#shared/texts/statements'

export const statementRows = (statements: readonly Statement[]): Cell[][] => [
  [
    commonTexts.billingAccount,
    'Address',
    'From',
    'To',
    statementTexts.billDate,
    statementTexts.dueDate,
    statementTexts.newCharges,
    statementTexts.totalDue,
    statementTexts.stillDueText,
    'Status',
  ],
  ...statements.map((statement) => [
    statement.crm_billing_account_number,
    statement.street_address,
    dayText(statement.period_start),
    dayText(statement.period_end),
    dayText(statement.bill_date),
    dayText(statement.due_date),
    dollarsIn(statement.charges),
    dollarsIn(statement.total_due),
    dollarsIn(statement.unpaid),
    statementLabels[statement.status],
  ]),
]
