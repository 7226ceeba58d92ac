import type { Statement } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import { saveStatement } from '../../domain/exports/saveStatement'
import { DownloadButton } from '../../ui/DownloadButton'
import { dayText } from '../../ui/format/days'

interface Props {
  statement: Statement
  size?: 'small' | 'normal'
}

export const PdfButton = ({ statement, size = 'normal' }: Props) => (
  <DownloadButton
    size={size}
    aria-label={statementTexts.pdfOf(dayText(statement.bill_date))}
    save={() => saveStatement(statement)}
  >
    {statementTexts.pdf}
  </DownloadButton>
)
