/** Saves a statement as a PDF. */
import { getStatementPdf, type Statement } from '#shared/contract/statements'
import { saveFile } from './files'
import * as commonTexts from '#shared/texts/common'

export const saveStatement = ({ statement_id, crm_billing_account_number: account, bill_date: day }: Statement) =>
  saveFile(getStatementPdf, { body: { statement_id } }, commonTexts.statementPdf(account, day))
