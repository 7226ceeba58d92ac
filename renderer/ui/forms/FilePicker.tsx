/** Chooses files, by button or by dropping them, and shows how each of them fares. */
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { attachmentsPerCase } from '#shared/cases'
import { formatFileSize } from '#shared/fileSize'
import styles from './FilePicker.module.css'

interface Upload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1. */
  share: number
  error?: string | undefined
  /** At hand for another try. */
  file?: File | undefined
}

interface Uploads {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
}

const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.txt,.csv,.log'

interface FilePickerProps {
  uploads: Uploads
  label?: string
  /** Of the button, for a form that leads there. */
  id?: string
  /** Why the form cannot be sent with the files as they are. */
  error?: string | undefined
}

export function FilePicker({ uploads, label = 'Add files', id, error }: FilePickerProps) {
  const remarkId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

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
          uploads.add([...event.dataTransfer.files])
        }}
      >
        <Button
          id={id}
          aria-describedby={error === undefined ? undefined : remarkId}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <p className={styles.hint}>
          PDF, JPEG, PNG, HEIC or plain text, up to 10 MB each, {attachmentsPerCase} files at most. Or drop them here.
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={label}
          accept={accepted}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            // The same file can be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </div>
      {uploads.uploads.length > 0 && (
        <ul className={styles.list} aria-live="polite">
          {uploads.uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p id={remarkId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

function UploadLine({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { id, name, size, state, share, error, file } = upload
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={state === 'failed' ? styles.error : styles.hint}>
          {state === 'failed' ? error : formatFileSize(size)}
        </p>
        {state === 'sending' && <progress className={styles.progress} value={share} aria-label={`Sending ${name}`} />}
      </div>
      {state === 'failed' && file && (
        <Button size="small" onClick={() => uploads.retry(id)} aria-label={`Try ${name} again`}>
          Try again
        </Button>
      )}
      <Button
        size="small"
        type="text"
        aria-label={`${state === 'sending' ? 'Cancel' : 'Remove'} ${name}`}
        onClick={() => uploads.remove(id)}
      >
        {state === 'sending' ? 'Cancel' : 'Remove'}
      </Button>
    </li>
  )
}
