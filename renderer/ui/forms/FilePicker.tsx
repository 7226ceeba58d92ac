/** Chooses files, by button or by dropping them, and shows how each of them fares. */
import { Button } from 'antd'
import { useId } from 'react'
import { attachmentsPerCase } from '#shared/cases'
import { formatFileSize } from '#shared/fileSize'
import { DropZone } from './DropZone'
import styles from './FilePicker.module.css'
import * as commonTexts from '#shared/texts/common'

interface Upload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while nothing is known of it. */
  share: number | null
  error?: string | undefined
  /** At hand for another try. */
  file?: File | undefined
  /** Something of this name is there already. */
  isTaken?: boolean | undefined
}

interface Uploads {
  uploads: readonly Upload[]
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
  /** Sends it in place of what is there. */
  replace?: (id: string) => void
}

const accepted = '.pdf,.jpg,.jpeg,.png,.heic,.heif,.txt,.csv,.log'

interface FilePickerProps {
  uploads: Uploads
  label?: string
  /** Of the button, for a form that leads there. */
  id?: string
  /** Why the form cannot be sent with the files as they are. */
  error?: string | undefined
  /** What can be chosen, where that is not what a case takes. */
  hint?: string
  accept?: string
  /** What taking a line away is called once its file has arrived. */
  doneText?: string
}

const usualHint = commonTexts.pdfJpegPngHeicOr(attachmentsPerCase)

export function FilePicker({
  uploads,
  label = commonTexts.addFiles,
  id,
  error,
  hint = usualHint,
  accept = accepted,
  doneText = commonTexts.remove,
}: FilePickerProps) {
  const remarkId = useId()

  return (
    <div className={styles.picker}>
      <DropZone
        label={label}
        id={id}
        describedBy={error === undefined ? undefined : remarkId}
        accept={accept}
        isMultiple
        onFiles={uploads.add}
      >
        <p className={styles.hint}>{hint}</p>
      </DropZone>
      {uploads.uploads.length > 0 && (
        <ul className={styles.list} aria-live="polite">
          {uploads.uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} uploads={uploads} doneText={doneText} />
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

interface UploadLineProps {
  upload: Upload
  uploads: Uploads
  doneText: string
}

function UploadLine({ upload, uploads, doneText }: UploadLineProps) {
  const { id, name, size, state, share, error, file, isTaken } = upload
  const awayText = state === 'sending' ? 'Cancel' : state === 'sent' ? doneText : 'Remove'
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={state === 'failed' ? styles.error : styles.hint}>
          {state === 'failed' ? error : `${formatFileSize(size)}${state === 'sent' ? ' · Uploaded' : ''}`}
        </p>
        {state === 'sending' && (
          <progress className={styles.progress} value={share ?? undefined} aria-label={commonTexts.sending(name)} />
        )}
      </div>
      {state === 'failed' && isTaken && uploads.replace && (
        <Button size="small" onClick={() => uploads.replace?.(id)} aria-label={`Replace ${name}`}>
          {commonTexts.replace}
        </Button>
      )}
      {state === 'failed' && file && !isTaken && (
        <Button size="small" onClick={() => uploads.retry(id)} aria-label={`Try ${name} again`}>
          {commonTexts.tryAgain}
        </Button>
      )}
      <Button size="small" type="text" aria-label={`${awayText} ${name}`} onClick={() => uploads.remove(id)}>
        {awayText}
      </Button>
    </li>
  )
}
