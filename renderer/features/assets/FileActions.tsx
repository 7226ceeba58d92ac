/** Downloads a file, edits its details and deletes it. A failure is shown below the buttons. */

import { useState } from 'react'
import { type AssetFile, downloadAsset } from '#shared/contract/content/assets'
import { joinSentences } from '#shared/format/joinWords'
import { type AssetId, undoSeconds } from '#shared/operations/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { useDeleteAssetMutation } from '../../api/content/assets'
import { saveFile } from '../../api/files'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import styles from './assets.module.css'
import { DetailsDialog } from './DetailsDialog'
import { LinkingAnnouncements } from './LinkingAnnouncements'
import type { DeletedFile } from './UndoBar'

interface FileActionsProps {
  assetsId: AssetId
  file: AssetFile
  mayWrite: boolean
  onDeleted: (deleted: DeletedFile) => void
}

export function FileActions({ assetsId, file, mayWrite, onDeleted }: FileActionsProps) {
  const { snackbar } = useNotify()
  const [open, setOpen] = useState<'details' | 'delete' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { file_name: name, fileKey } = file

  async function download(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    const { outcome, error } = await saveFile(
      downloadAsset,
      { params: { assetId: assetsId }, query: { fileKey } },
      name,
    )
    setBusy(false)
    if (error) setFailure(joinSentences(assetTexts.downloadFailed, error.message || assetTexts.downloadFallback))
    else if (outcome === 'saved') snackbar(assetTexts.downloaded)
  }

  return (
    <>
      <div className={parts.rowActions}>
        <Button
          size="small"
          isBusy={isBusy}
          aria-label={commonTexts.downloadItem(name)}
          onClick={() => void download()}
        >
          {commonTexts.download}
        </Button>
        {mayWrite && (
          <>
            <Button size="small" aria-label={assetTexts.detailsOf(name)} onClick={() => setOpen('details')}>
              {commonTexts.details}
            </Button>
            <Button size="small" isDanger aria-label={commonTexts.deleteItem(name)} onClick={() => setOpen('delete')}>
              {commonTexts.deleteLabel}
            </Button>
          </>
        )}
      </div>
      <div role="alert" className={styles.failure}>
        {failure}
      </div>
      {open === 'details' && <DetailsDialog assetsId={assetsId} file={file} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <DeleteDialog assetsId={assetsId} file={file} onDeleted={onDeleted} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface DeleteDialogProps extends Omit<FileActionsProps, 'mayWrite'> {
  onClose: () => void
}

function DeleteDialog({ assetsId, file, onDeleted, onClose }: DeleteDialogProps) {
  const { snackbar } = useNotify()
  const [remove] = useDeleteAssetMutation()
  const { dialog, failure } = useConfirmedCall(
    () => remove({ params: { assetsId }, query: { fileKey: file.fileKey } }),
    ({ document_id }) => {
      snackbar(assetTexts.deleted)
      onClose()
      onDeleted({ documentId: document_id, name: file.file_name, until: Date.now() + undoSeconds * 1000 })
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous
      title={assetTexts.deleteLabel(file.file_name)}
      message={
        <>
          <p>{assetTexts.deleteEffect(undoSeconds)}</p>
          <LinkingAnnouncements documentId={file.document_id} note={assetTexts.brokenLinksWarning} />
          <FormFailure>
            {failure === null ? null : joinSentences(assetTexts.deleteFailed, failure || assetTexts.deleteFallback)}
          </FormFailure>
        </>
      }
      onNo={onClose}
    />
  )
}
