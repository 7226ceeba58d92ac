/** Saves a statement as a PDF. A failure stays next to the button until the next try. */
import { Button } from 'antd'
import { useState } from 'react'
import type { Statement } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/statements'
import { saveStatement } from '../../domain/saveStatement'
import { dayText } from '../../ui/format/days'
import styles from './statements.module.css'

interface Props {
  statement: Statement
  size?: 'small' | 'middle'
}

export function PdfButton({ statement, size = 'middle' }: Props) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function save(): Promise<void> {
    setState('busy')
    const { error } = await saveStatement(statement)
    setState(error ? 'failed' : 'ready')
  }

  return (
    <span className={styles.pdf}>
      <Button
        size={size}
        loading={state === 'busy'}
        aria-label={statementTexts.pdfOf(dayText(statement.bill_date))}
        onClick={() => void save()}
      >
        {statementTexts.pdf}
      </Button>
      <output className={styles.pdfFailure}>{state === 'failed' && statementTexts.notDownloadedTryAgain}</output>
    </span>
  )
}
