/** Exports every row that matches the filters of a list, not only the visible page. */
import { useState } from 'react'
import type { CsvCell } from '#shared/format/csv'
import * as commonTexts from '#shared/texts/common'
import { saveCsv } from '../../ui/lists/csv'
import parts from '../../ui/panels/parts.module.css'
import styles from './ExportAllButton.module.css'
import { ExportButton } from './ExportButton'

const maxPageSize = 500

interface Props<Row> {
  fileName: string
  isDisabled: boolean
  /** Returns a page of the list; undefined after a failure, which the API layer shows. */
  fetchPage: (page: { page_number: number; page_size: number }) => Promise<{ rows: Row[]; total: number } | undefined>
  toCells: (rows: readonly Row[]) => CsvCell[][]
}

export function ExportAllButton<Row>({ fileName, isDisabled, fetchPage, toCells }: Props<Row>) {
  const [isBusy, setIsBusy] = useState(false)
  const [isUnsaved, setIsUnsaved] = useState(false)

  async function fetchAll(): Promise<Row[] | null> {
    const all: Row[] = []
    for (let page_number = 1; ; page_number++) {
      const page = await fetchPage({ page_number, page_size: maxPageSize })
      // An incomplete list must not be saved as if it were complete.
      if (!page) return null
      all.push(...page.rows)
      if (all.length >= page.total || page.rows.length === 0) return all
    }
  }

  async function save(): Promise<void> {
    setIsBusy(true)
    setIsUnsaved(false)
    const rows = await fetchAll()
    if (rows) {
      const { error } = await saveCsv(fileName, toCells(rows))
      setIsUnsaved(error !== undefined) // The disk is full or not writable.
    }
    setIsBusy(false)
  }

  return (
    <span className={styles.export}>
      <ExportButton isBusy={isBusy} isDisabled={isDisabled} onExport={save} />
      <output className={parts.problem}>{isUnsaved && commonTexts.notSaved}</output>
    </span>
  )
}
