/** Offers to restore a deleted file for a number of seconds. */
import { useEffect, useState } from 'react'
import type { AssetId } from '#shared/operations/assets'
import * as assetTexts from '#shared/texts/content/assets'
import { useRestoreAssetMutation } from '../../api/content/assets'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'
import { useSecondsLeft } from '../../ui/timing/useSecondsLeft'
import styles from './assets.module.css'

export interface DeletedFile {
  documentId: string
  name: string
  /** The time on the wall clock, in milliseconds. */
  until: number
}

interface UndoBarProps {
  assetsId: AssetId
  deleted: DeletedFile
  onClose: () => void
}

export function UndoBar({ assetsId, deleted, onClose }: UndoBarProps) {
  const { documentId, name, until } = deleted
  const secondsLeft = useSecondsLeft(until)
  const { snackbar } = useNotify()
  const [restore, { isLoading }] = useRestoreAssetMutation()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (secondsLeft === 0 && !isLoading && failure === null) onClose()
  }, [secondsLeft, isLoading, failure, onClose])

  async function undo(): Promise<void> {
    const { error } = await restore({ params: { assetsId }, body: { document_id: documentId } })
    if (error) return setFailure(problemOfQuery(error).message)
    snackbar(assetTexts.restored)
    onClose()
  }

  return (
    <div className={styles.undo}>
      <output>{assetTexts.wasDeleted(name)}</output>
      {secondsLeft > 0 && (
        <Button size="small" isBusy={isLoading} onClick={() => void undo()}>
          {assetTexts.undoS(secondsLeft)}
        </Button>
      )}
      <FormFailure>{failure}</FormFailure>
    </div>
  )
}
