/** Selects files by button or drag and drop, and shows the state of each upload. */

import { useId } from 'react'
import { formatFileSize } from '#shared/format/fileSize'
import * as commonTexts from '#shared/texts/common'
import { Button } from '../../Button'
import parts from '../../panels/parts.module.css'
import { DropZone } from './DropZone'
import styles from './FilePicker.module.css'

interface PickerUpload {
  id: string
  name: string
  size: number
  state: 'sending' | 'sent' | 'failed'
  /** From 0 to 1; null while it is unknown. */
  share: number | null
  error?: string | undefined
  /** Available for a retry. */
  file?: File | undefined
  /** A file with this name exists already. */
  isTaken?: boolean | undefined
}

interface UploadList {
  uploads: readonly PickerUpload[]
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  remove: (id: string) => void
  /** Sends the file in place of the existing one. */
  replace?: (id: string) => void
}

export interface FilePickerProps {
  uploads: UploadList
  label?: string
  /** The id of the button, for forms that focus it. */
  id?: string
  /** Why the form cannot be sent with these files. */
  error?: string | undefined
  /** Shows which files are allowed. */
  hint: string
  accept: string
  /** The button takes an uploaded file off the list, but does not remove it. */
  hidesSent?: boolean
  /** The picker is part of another control, so it has no border. */
  isInline?: boolean
}

export function FilePicker({
  uploads,
  label = commonTexts.addFiles,
  id,
  error,
  hint,
  accept,
  hidesSent = false,
  isInline = false,
}: FilePickerProps) {
  const errorId = useId()

  return (
    <div className={styles.picker} data-inline={isInline || undefined}>
      <DropZone
        label={label}
        id={id}
        describedBy={error === undefined ? undefined : errorId}
        accept={accept}
        isMultiple
        isInline={isInline}
        onFiles={uploads.add}
      >
        <p className={parts.small}>{hint}</p>
      </DropZone>
      {uploads.uploads.length > 0 && (
        <ul className={styles.list} aria-live="polite">
          {uploads.uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} uploads={uploads} hidesSent={hidesSent} />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className={parts.problem}>
          {error}
        </p>
      )}
    </div>
  )
}

interface UploadLineProps {
  upload: PickerUpload
  uploads: UploadList
  hidesSent: boolean
}

/** The button that takes a file off the list, and how it is read aloud. */
function removalOf({ state, name }: PickerUpload, hidesSent: boolean) {
  if (state === 'sending') return { text: commonTexts.cancel, label: commonTexts.cancelItem(name) }
  return state === 'sent' && hidesSent
    ? { text: commonTexts.hide, label: commonTexts.hideItem(name) }
    : { text: commonTexts.remove, label: commonTexts.removeItem(name) }
}

function UploadLine({ upload, uploads, hidesSent }: UploadLineProps) {
  const { id, name, size, state, share, error, file, isTaken } = upload
  const removal = removalOf(upload, hidesSent)
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={state === 'failed' ? parts.problem : parts.small}>
          {state === 'failed'
            ? error
            : state === 'sent'
              ? commonTexts.uploaded(formatFileSize(size))
              : formatFileSize(size)}
        </p>
        {state === 'sending' && (
          <progress className={styles.progress} value={share ?? undefined} aria-label={commonTexts.sending(name)} />
        )}
      </div>
      {state === 'failed' && isTaken && uploads.replace && (
        <Button size="small" onClick={() => uploads.replace?.(id)} aria-label={commonTexts.replaceItem(name)}>
          {commonTexts.replace}
        </Button>
      )}
      {state === 'failed' && file && !isTaken && (
        <Button size="small" onClick={() => uploads.retry(id)} aria-label={commonTexts.retryItem(name)}>
          {commonTexts.tryAgain}
        </Button>
      )}
      <Button size="small" kind="text" aria-label={removal.label} onClick={() => uploads.remove(id)}>
        {removal.text}
      </Button>
    </li>
  )
}
