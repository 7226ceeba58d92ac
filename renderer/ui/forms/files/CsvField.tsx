/** Selects a CSV file by button or drag and drop, and shows the selected file. */

import { useId, useState } from 'react'
import { formatFileSize } from '#shared/format/fileSize'
import * as commonTexts from '#shared/texts/common'
import parts from '../../panels/parts.module.css'
import { DropZone } from './DropZone'
import styles from './FilePicker.module.css'

interface CsvFieldProps {
  /** A legend for the field when it is one of several ways to enter data. */
  label?: string
  disabled: boolean
  /** Why the file cannot be used. */
  error?: string | null
  onFile: (file: File) => void
}

export function CsvField({ label, disabled, error = null, onFile }: CsvFieldProps) {
  const noteId = useId()
  const [selectedFile, setSelectedFile] = useState<{ name: string; size: number } | null>(null)

  function selectFile([file]: File[]): void {
    if (!file) return
    setSelectedFile({ name: file.name, size: file.size })
    onFile(file)
  }

  return (
    <fieldset className={styles.picker}>
      {label !== undefined && <legend>{label}</legend>}
      <DropZone
        label={selectedFile ? commonTexts.chooseOtherCsv : commonTexts.chooseCsv}
        describedBy={noteId}
        accept=".csv,text/csv"
        disabled={disabled}
        onFiles={selectFile}
      >
        <output id={noteId} className={parts.small}>
          {selectedFile ? `${selectedFile.name}, ${formatFileSize(selectedFile.size)}` : commonTexts.dropHint}
        </output>
      </DropZone>
      {error !== null && (
        <p role="alert" className={parts.problem}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
