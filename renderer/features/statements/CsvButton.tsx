/** Exports every statement that matches the filters, not only the visible page. */
import { useState } from 'react'
import type { listStatements, Statement } from '#shared/contract/billing/statements'
import type { InputOf } from '#shared/http/endpoint'
import * as statementTexts from '#shared/texts/statements'
import { useLazyListStatementsQuery } from '../../api/billing/statements'
import { ExportButton } from '../../domain/exports/ExportButton'
import { saveCsv } from '../../ui/lists/csv'
import { statementRows } from './statementRows'
import styles from './statements.module.css'

export type StatementFilter = Omit<InputOf<typeof listStatements>['body'], 'page_number' | 'page_size'>

const maxPageSize = 500

export function CsvButton({ filter, total }: { filter: StatementFilter; total: number }) {
  const [fetchPage] = useLazyListStatementsQuery()
  const [isBusy, setIsBusy] = useState(false)
  const [isUnsaved, setIsUnsaved] = useState(false)

  async function fetchAll(): Promise<Statement[] | null> {
    const statements: Statement[] = []
    for (let page_number = 1; ; page_number++) {
      const { data } = await fetchPage({ body: { ...filter, page_number, page_size: maxPageSize } })
      // The API layer has shown the failure. An incomplete list must not be saved as if it were complete.
      if (!data) return null
      statements.push(...data.statements)
      if (statements.length >= data.total_count || data.statements.length === 0) return statements
    }
  }

  async function save(): Promise<void> {
    setIsBusy(true)
    setIsUnsaved(false)
    const statements = await fetchAll()
    if (statements) {
      const { error } = await saveCsv(statementTexts.statementsCsv, statementRows(statements))
      setIsUnsaved(error !== undefined) // The disk is full or not writable.
    }
    setIsBusy(false)
  }

  return (
    <span className={styles.pdf}>
      <ExportButton isBusy={isBusy} isDisabled={total === 0} onExport={save} />
      <output className={styles.pdfFailure}>{isUnsaved && statementTexts.notSavedTryAgain}</output>
    </span>
  )
}
