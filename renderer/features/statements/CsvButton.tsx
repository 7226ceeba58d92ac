/** All that the filters leave as a spreadsheet, not only the page that is shown. */
import { useState } from 'react'
import type { listStatements, Statement } from '#shared/contract/statements'
import type { InputOf } from '#shared/endpoint'
import { useLazyListStatementsQuery } from '../../api/statements'
import { ExportButton } from '../../domain/ExportButton'
import { saveCsv } from '../../ui/lists/csv'
import { statementRows } from './statementRows'
import styles from './statements.module.css'
import * as statementTexts from '#shared/texts/statements'

export type StatementFilter = Omit<InputOf<typeof listStatements>['body'], 'page_number' | 'page_size'>

const mostAtOnce = 500

export function CsvButton({ filter, total }: { filter: StatementFilter; total: number }) {
  const [list] = useLazyListStatementsQuery()
  const [isBusy, setIsBusy] = useState(false)
  const [isUnsaved, setIsUnsaved] = useState(false)

  async function fetchAll(): Promise<Statement[] | null> {
    const all: Statement[] = []
    for (let page_number = 1; ; page_number++) {
      const { data } = await list({ body: { ...filter, page_number, page_size: mostAtOnce } })
      // The failure has been said already; half a list is not saved as if it were all.
      if (!data) return null
      all.push(...data.statements)
      if (all.length >= data.total_count || data.statements.length === 0) return all
    }
  }

  async function save(): Promise<void> {
    setIsBusy(true)
    setIsUnsaved(false)
    const all = await fetchAll()
    if (all) {
      const { error } = await saveCsv(statementTexts.statementsCsv, statementRows(all))
      setIsUnsaved(error !== undefined) // The disk is full, or the place cannot be written.
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
