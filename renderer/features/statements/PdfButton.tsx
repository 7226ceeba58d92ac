/** Fetches a statement as a PDF and keeps it on the machine. A failure stands beside the button until the next try. */
import { Button } from 'antd'
import { useState } from 'react'
import { getStatementPdf, type Statement } from '#shared/contract/statements'
import { dayText } from '../../ui/look/days'
import { saveFile } from '../../api/files'
import styles from './statements.module.css'

interface Props {
  statement: Statement
  size?: 'small' | 'middle'
}

export function PdfButton({ statement, size = 'middle' }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function save(): Promise<void> {
    setState('busy')
    const name = `Statement ${statement.crm_billing_account_number} ${statement.bill_date}.pdf`
    const { error } = await saveFile(getStatementPdf, { body: { statement_id: statement.statement_id } }, name)
    setState(error ? 'failed' : 'ready')
  }

  return (
    <span className={styles.pdf}>
      <Button
        size={size}
        loading={state === 'busy'}
        aria-label={`PDF of ${dayText(statement.bill_date)}`}
        onClick={() => void save()}
      >
        PDF
      </Button>
      <output className={styles.pdfFailure}>{state === 'failed' && 'Not downloaded. Try again.'}</output>
    </span>
  )
}
