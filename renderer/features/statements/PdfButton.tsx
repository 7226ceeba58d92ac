/** Saves a statement as a PDF. A failure stays next to the button until the next try. */
import { useState } from 'react'
import type { Statement } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/statements'
import { saveStatement } from '../../domain/saveStatement'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import styles from './statements.module.css'

interface Props {
  statement: Statement
  size?: 'small' | 'normal'
}

export function PdfButton({ statement, size = 'normal' }: Props) {
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
        isBusy={state === 'busy'}
        aria-label={statementTexts.pdfOf(dayText(statement.bill_date))}
        onClick={() => void save()}
      >
        {statementTexts.pdf}
      </Button>
      <output className={styles.pdfFailure}>{state === 'failed' && statementTexts.notDownloadedTryAgain}</output>
    </span>
  )
}
