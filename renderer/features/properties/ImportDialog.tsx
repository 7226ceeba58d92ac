/** Changes properties from a CSV file: a dry run shows the result of each line before the user confirms. */
import { useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { CsvField } from '../../ui/forms/files/CsvField'
import parts from '../../ui/panels/parts.module.css'
import { ChangeResults } from './ChangeResults'
import styles from './properties.module.css'
import { maxImportBytes, type PropertyImport, readImport } from './propertyImport'
import { type BulkChangeOutcome, useBulkChange } from './useBulkChange'

interface ImportCheck {
  parsed: PropertyImport
  dryRun: BulkChangeOutcome
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [fileError, setFileError] = useState<string | null>(null)
  const [check, setCheck] = useState<ImportCheck | null>(null)
  const [outcome, setOutcome] = useState<BulkChangeOutcome | null>(null)
  const { change, isBusy } = useBulkChange()
  const changeCount = check?.dryRun.results.filter((result) => result.outcome === 'saved').length ?? 0

  async function readFile(file: File): Promise<void> {
    setCheck(null)
    setFileError(null)
    if (file.size > maxImportBytes) return setFileError(propertyTexts.importTooLarge)
    const text = await file.text().catch(() => null)
    if (text === null) return setFileError(commonTexts.fileUnreadable)
    const parsed = readImport(text)
    if (typeof parsed === 'string') return setFileError(parsed)
    setCheck({ parsed, dryRun: await change(parsed.changes, { isTrial: true }) })
  }

  async function applyChanges({ parsed, dryRun }: ImportCheck): Promise<void> {
    // Only lines that passed the dry run are sent; the dialog listed the others.
    const validChanges = parsed.changes.filter((_change, index) => dryRun.results[index]?.outcome === 'saved')
    setOutcome(await change(validChanges))
  }

  /** Does nothing while changes run, because the user would never see their results. */
  function close(): void {
    if (!isBusy) onClose()
  }

  return (
    <Modal
      isOpen
      size="large"
      title={propertyTexts.importProperties}
      onClose={close}
      footer={
        <>
          <Button disabled={isBusy} onClick={close}>
            {outcome ? commonTexts.close : commonTexts.cancel}
          </Button>
          {check && !outcome && (
            <Button
              kind="primary"
              disabled={changeCount === 0}
              isBusy={isBusy}
              onClick={() => void applyChanges(check)}
            >
              {propertyTexts.changeProperties(changeCount)}
            </Button>
          )}
        </>
      }
    >
      {outcome ? (
        <ChangeResults outcome={outcome} />
      ) : (
        <div className={styles.form}>
          <p className={parts.small}>{propertyTexts.importHint}</p>
          <CsvField disabled={isBusy} error={fileError} onFile={(file) => void readFile(file)} />
          {check && <LineProblems problems={check.parsed.problems} />}
          {check && <ChangeResults outcome={check.dryRun} isDryRun />}
        </div>
      )}
    </Modal>
  )
}

function LineProblems({ problems }: Pick<PropertyImport, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <section>
      <h3>{propertyTexts.unreadableLines(problems.length)}</h3>
      <ul className={styles.reasons}>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <strong>{propertyTexts.lineNumber(line)}</strong> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
