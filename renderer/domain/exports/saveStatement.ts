/** Saves a statement as a PDF. */
import { getStatementPdf, type Statement } from '#shared/contract/billing/statements'
import * as commonTexts from '#shared/texts/common'
import { saveFile } from '../../api/files'

export const saveStatement = ({ statement_id, crm_billing_account_number: account, bill_date: day }: Statement) =>
  saveFile(getStatementPdf, { body: { statement_id } }, commonTexts.statementPdf(account, day))
