/** Previews or downloads a document. A failure is shown below the buttons with a retry. */
import { useState } from 'react'
import { type LibraryDocument, openDocument } from '#shared/contract/content/documents'
import * as commonTexts from '#shared/texts/common'
import * as documentTexts from '#shared/texts/content/documents'
import { previewPdf, saveFile } from '../../api/files'
import { Button } from '../../ui/Button'
import styles from './documents.module.css'

const documentActions = { preview: previewPdf, download: saveFile } as const
type DocumentAction = keyof typeof documentActions

const failureTexts: Record<DocumentAction, string> = {
  preview: documentTexts.openFailed,
  download: documentTexts.downloadFailed,
}

export function DocumentButtons({ document }: { document: LibraryDocument }) {
  const [busyAction, setBusyAction] = useState<DocumentAction | null>(null)
  const [failure, setFailure] = useState<{ action: DocumentAction; message: string } | null>(null)
  const { document_id, title, file_name, media_type } = document

  async function runAction(action: DocumentAction): Promise<void> {
    if (busyAction) return
    setBusyAction(action)
    const { error } = await documentActions[action](openDocument, { query: { document_id } }, file_name)
    setBusyAction(null)
    setFailure(error ? { action, message: error.message } : null)
  }

  return (
    <div className={styles.opening}>
      <div className={styles.buttons}>
        {media_type === 'application/pdf' && (
          <Button
            size="small"
            isBusy={busyAction === 'preview'}
            aria-label={documentTexts.previewLabel(title)}
            onClick={() => void runAction('preview')}
          >
            {commonTexts.preview}
          </Button>
        )}
        <Button
          size="small"
          isBusy={busyAction === 'download'}
          aria-label={commonTexts.downloadItem(title)}
          onClick={() => void runAction('download')}
        >
          {commonTexts.download}
        </Button>
      </div>
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            {failureTexts[failure.action]} {failure.message}{' '}
            <Button size="small" kind="link" onClick={() => void runAction(failure.action)}>
              {commonTexts.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
