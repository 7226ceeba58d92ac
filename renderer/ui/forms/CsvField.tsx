/** Chooses a CSV file, by button or by dropping it, and says which one was read. */
import { useId, useState } from 'react'
import { formatFileSize } from '#shared/fileSize'
import { DropZone } from './DropZone'
import styles from './FilePicker.module.css'
import * as commonTexts from '#shared/texts/common'

interface CsvFieldProps {
  /** What it is beside another way to say the same. */
  label?: string
  disabled: boolean
  /** Why the file is of no use. */
  error?: string | null
  onFile: (file: File) => void
}

export function CsvField({ label, disabled, error = null, onFile }: CsvFieldProps) {
  const noteId = useId()
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null)

  function take([file]: File[]): void {
    if (!file) return
    setChosen({ name: file.name, size: file.size })
    onFile(file)
  }

  return (
    <fieldset className={styles.picker}>
      {label !== undefined && <legend>{label}</legend>}
      <DropZone
        label={chosen ? commonTexts.chooseAnotherCsvFile : commonTexts.chooseACsvFile}
        describedBy={noteId}
        accept=".csv,text/csv"
        disabled={disabled}
        onFiles={take}
      >
        <output id={noteId} className={styles.hint}>
          {chosen ? `${chosen.name}, ${formatFileSize(chosen.size)}` : commonTexts.orDropItHere}
        </output>
      </DropZone>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
