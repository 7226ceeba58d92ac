/** Offers the actions for the whole list, such as export and import. */
import { useState } from 'react'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { ExportButton } from '../../domain/exports/ExportButton'
import { useAllProperties } from '../../domain/services/useAllProperties'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { saveCsv } from '../../ui/lists/csv'
import { useNotify } from '../../ui/notices/useNotify'
import { LinkButton } from '../../ui/panels/LinkButton'
import parts from '../../ui/panels/parts.module.css'
import { LoadError } from '../../ui/states/LoadError'
import { ImportDialog } from './ImportDialog'
import { toCsvRows } from './propertyCsv'
import type { PropertyFilter } from './propertyFilter'

interface PropertyActionsProps {
  filter: PropertyFilter
  isEmpty: boolean
  onAdd: () => void
}

export function PropertyActions({ filter, isEmpty, onAdd }: PropertyActionsProps) {
  const mayWrite = useHasRight('PROPERTIES.write')
  const { fetchAll, isLoading, error } = useAllProperties()
  const notify = useNotify()
  const [isImporting, setIsImporting] = useState(false)

  async function exportCsv(): Promise<void> {
    const all = await fetchAll(filter)
    if (!all) return
    const { outcome } = await saveCsv('properties.csv', toCsvRows(all))
    if (outcome === 'saved') {
      notify.snackbar(propertyTexts.exported(all.length))
    }
  }

  return (
    <div className={parts.actions}>
      {!isEmpty && <ExportButton isBusy={isLoading} onExport={exportCsv} />}
      {mayWrite && !isEmpty && <Button onClick={() => setIsImporting(true)}>{propertyTexts.importCsv}</Button>}
      {mayWrite && !isEmpty && <LinkButton to={paths.createRequest}>{commonTexts.newRequest}</LinkButton>}
      {mayWrite && (
        <Button kind="primary" onClick={onAdd}>
          {propertyTexts.addProperty}
        </Button>
      )}
      <LoadError failedText={commonTexts.propertiesNotLoaded} error={error} />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </div>
  )
}
