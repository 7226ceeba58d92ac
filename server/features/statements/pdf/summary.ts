/** Draws how we got to the total: the previous balance, the payments and the new charges. */

import { adjustmentOf } from '#shared/billing/statementSections'
import type { StatementDetails } from '#shared/contract/billing/statements'
import { formatDay } from '#shared/format/formatDay'
import type { Cents } from '#shared/format/money'
import * as statementTexts from '#shared/texts/billing/statements'
import { drawHeading } from '../../../pdf/letterhead'
import { margin } from '../../../pdf/pages'
import type { TaggedDocument } from '../../../pdf/taggedDocument'
import { amountCell } from './columns'

export function drawSummary(pdf: TaggedDocument, statement: StatementDetails): void {
  drawHeading(pdf, statementTexts.summaryTitle)
  const adjustment = adjustmentOf(statement)
  const amounts: [label: string, amount: Cents, isBold?: true][] = [
    [statementTexts.previousBalance, statement.previous_total],
    ...statement.payments.map(({ date, method, amount }): [string, Cents] => [
      statementTexts.paymentReceived(formatDay(date), method),
      -amount,
    ]),
    ...(adjustment === 0 ? [] : [[statementTexts.adjustmentsAndCredits, adjustment] satisfies [string, Cents]]),
    [statementTexts.balanceForward, statement.previous_balance],
    [statementTexts.newCharges, statement.charges],
    [statementTexts.totalDue, statement.total_due, true],
  ]
  pdf.table(() => {
    for (const [text, amount, isBold = false] of amounts) {
      pdf.row([{ text, tag: 'TH', x: margin, width: pdf.width - 100, isBold }, amountCell(pdf, amount, isBold)])
    }
  })
  pdf.gap(12)
}
