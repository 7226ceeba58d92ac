/** Draws the printed statement: a bill that can be paid from paper. */
import type { StatementDetails } from '#shared/contract/billing/statements'
import { fullAddress } from '#shared/customers/addresses'
import { formatDay } from '#shared/format/formatDay'
import { rangeText } from '#shared/format/rangeText'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import type { Issuer } from '../../../pdf/issuer'
import { drawLetterhead } from '../../../pdf/letterhead'
import { createTaggedDocument } from '../../../pdf/taggedDocument'
import { drawAmountDue } from './amountDue'
import { drawChanges, type PreviousStatement } from './changes'
import { drawCharges } from './charges'
import { drawContact } from './contact'
import { drawHistory } from './history'
import { drawSlip } from './slip'
import { drawSummary } from './summary'

export interface PrintedStatement {
  statement: StatementDetails
  /** Null for the first statement of an account. */
  previous: PreviousStatement | null
}

export async function createStatementPdf({ statement, previous }: PrintedStatement, issuer: Issuer): Promise<Buffer> {
  const billDay = formatDay(statement.bill_date)
  const title = statementTexts.statementOfAccount(billDay, statement.crm_billing_account_number)
  const pdf = createTaggedDocument(title, issuer.brandName)
  drawLetterhead(pdf, {
    issuer,
    title: statementTexts.statementOf(billDay),
    facts: [
      [statementTexts.statementNumber, statement.statement_number],
      [commonTexts.accountNumber, statement.crm_billing_account_number],
      [statementTexts.billingPeriod, rangeText(formatDay(statement.period_start), formatDay(statement.period_end))],
    ],
    recipient: [statement.customer_name, commonTexts.labeled(commonTexts.serviceAddress, fullAddress(statement))],
  })
  drawAmountDue(pdf, statement, issuer)
  if (previous) drawChanges(pdf, statement, previous)
  drawSummary(pdf, statement)
  drawHistory(pdf, statement)
  drawCharges(pdf, statement)
  drawContact(pdf, statement, issuer)
  drawSlip(pdf, statement, issuer)
  return pdf.finish()
}
