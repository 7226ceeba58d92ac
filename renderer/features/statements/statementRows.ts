/** Converts statements to the rows of a CSV file. */
import type { Statement } from '#shared/contract/billing/statements'
import { type CsvCell, toCsvDollars } from '#shared/format/csv'
import * as statementExportTexts from '#shared/texts/billing/statementExport'
import * as statementTexts from '#shared/texts/billing/statements'
import { dayText } from '../../ui/format/days'

export const statementRows = (statements: readonly Statement[]): CsvCell[][] => [
  statementExportTexts.exportHead,
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
