/** Shows a document or keeps it on the machine. What failed stands below, with a way to try again. */
import { Button } from 'antd'
import { useState } from 'react'
import { openDocument, type LibraryDocument } from '#shared/contract/documents'
import { previewPdf, saveFile } from '../../api/files'
import styles from './documents.module.css'
import * as commonTexts from '#shared/texts/common'
import * as documentTexts from '#shared/texts/documents'

const ways = { preview: previewPdf, download: saveFile } as const
type Way = keyof typeof ways

const failed: Record<Way, string> = {
  preview: documentTexts.weCouldntOpenIt,
  download: documentTexts.weCouldntDownloadIt,
}

export function DocumentButtons({ document }: { document: LibraryDocument }) {
  const [busy, setBusy] = useState<Way | null>(null)
  const [failure, setFailure] = useState<{ way: Way; message: string } | null>(null)
  const { document_id, title, file_name, media_type } = document

  async function fetchBy(way: Way): Promise<void> {
    if (busy) return
    setBusy(way)
    const { error } = await ways[way](openDocument, { query: { document_id } }, file_name)
    setBusy(null)
    setFailure(error ? { way, message: error.message } : null)
  }

  return (
    <div className={styles.opening}>
      <div className={styles.buttons}>
        {media_type === 'application/pdf' && (
          <Button
            size="small"
            loading={busy === 'preview'}
            aria-label={documentTexts.previewOpensANewTab(title)}
            onClick={() => void fetchBy('preview')}
          >
            {commonTexts.preview}
          </Button>
        )}
        <Button
          size="small"
          loading={busy === 'download'}
          aria-label={`Download ${title}`}
          onClick={() => void fetchBy('download')}
        >
          {commonTexts.download}
        </Button>
      </div>
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            {failed[failure.way]} {failure.message}{' '}
            <Button size="small" type="link" onClick={() => void fetchBy(failure.way)}>
              {commonTexts.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
