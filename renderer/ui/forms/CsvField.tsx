/** Chooses a CSV file, by button or by dropping it, and says which one was read. */
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { formatFileSize } from '#shared/fileSize'
import styles from './FilePicker.module.css'

interface CsvFieldProps {
  label?: string
  disabled: boolean
  /** Why the file is of no use. */
  error?: string | null
  onFile: (file: File) => void
}

export function CsvField({ label = 'CSV file', disabled, error = null, onFile }: CsvFieldProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ name: string; size: number } | null>(null)
  const [isOver, setOver] = useState(false)

  function take(files: FileList | null): void {
    const [file] = files ?? []
    if (!file || disabled) return
    setChosen({ name: file.name, size: file.size })
    onFile(file)
  }

  return (
    <div className={styles.picker}>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <Button disabled={disabled} aria-describedby={noteId} onClick={() => input.current?.click()}>
          {chosen ? 'Choose another CSV file' : 'Choose a CSV file'}
        </Button>
        <output id={noteId} className={styles.hint}>
          {chosen ? `${chosen.name}, ${formatFileSize(chosen.size)}` : 'Or drop it here.'}
        </output>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept=".csv,text/csv"
          disabled={disabled}
          onChange={({ target }) => {
            take(target.files)
            // The same file, mended, can be chosen again.
            target.value = ''
          }}
        />
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
