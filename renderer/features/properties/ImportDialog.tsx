/** Changes properties from a CSV file: first what would happen, line by line, then, when it is wanted, the change itself. */
import { Button } from 'antd'
import { useState } from 'react'
import { CsvField } from '../../ui/forms/CsvField'
import { Modal } from '../../ui/dialogs/Modal'
import { ChangeResults } from './ChangeResults'
import styles from './properties.module.css'
import { importLimitBytes, readImport, type Import } from './propertyImport'
import { useChangeMany, type Outcome } from './useChangeMany'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/properties'

interface Step {
  found: Import
  trial: Outcome
}

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [remark, setRemark] = useState<string | null>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { change, isBusy } = useChangeMany()
  const wanted = step?.trial.results.filter((result) => result.outcome === 'saved').length ?? 0

  async function read(file: File): Promise<void> {
    setStep(null)
    setRemark(null)
    if (file.size > importLimitBytes) return setRemark(propertyTexts.theFileIsLargerThan)
    const text = await file.text().catch(() => null)
    if (text === null) return setRemark(propertyTexts.weCouldntReadTheFile)
    const found = readImport(text)
    if (typeof found === 'string') return setRemark(found)
    setStep({ found, trial: await change(found.changes, { isTrial: true }) })
  }

  async function run({ found, trial }: Step): Promise<void> {
    // Only the lines that were promised to work; the others were told of.
    const fit = found.changes.filter((_change, index) => trial.results[index]?.outcome === 'saved')
    setOutcome(await change(fit))
  }

  /** Not while it is being done: what came of it would be told to nobody. */
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
            {outcome ? 'Close' : 'Cancel'}
          </Button>
          {step && !outcome && (
            <Button type="primary" disabled={wanted === 0} loading={isBusy} onClick={() => void run(step)}>
              {commonTexts.change} {wanted} {wanted === 1 ? 'property' : 'properties'}
            </Button>
          )}
        </>
      }
    >
      {outcome ? (
        <ChangeResults outcome={outcome} />
      ) : (
        <div className={styles.form}>
          <p className={styles.quiet}>{propertyTexts.exportTheListEditThe}</p>
          <CsvField disabled={isBusy} error={remark} onFile={(file) => void read(file)} />
          {step && <Problems problems={step.found.problems} />}
          {step && <ChangeResults outcome={step.trial} isTrial />}
        </div>
      )}
    </Modal>
  )
}

function Problems({ problems }: Pick<Import, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <section>
      <h3>
        {problems.length} {propertyTexts.lineLinesCannotBeRead(problems.length === 1)}
      </h3>
      <ul className={styles.reasons}>
        {problems.map(({ line, message }) => (
          <li key={line}>
            <strong>
              {propertyTexts.line} {line}
            </strong>{' '}
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
