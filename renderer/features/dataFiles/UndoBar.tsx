/** A file was deleted, and can be brought back while the seconds run. */
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { type AssetId } from '#shared/documentAssets'
import { useRestoreAssetMutation } from '../../api/assets'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useSecondsLeft } from '../../ui/useSecondsLeft'
import styles from './dataFiles.module.css'
import * as assetTexts from '#shared/texts/assets'

export interface Deleted {
  documentId: string
  name: string
  /** By the wall clock. */
  until: number
}

interface UndoBarProps {
  assetsId: AssetId
  deleted: Deleted
  onGone: () => void
}

export function UndoBar({ assetsId, deleted, onGone }: UndoBarProps) {
  const { documentId, name, until } = deleted
  const left = useSecondsLeft(until)
  const { snackbar } = useNotify()
  const [restore, { isLoading }] = useRestoreAssetMutation()
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (left === 0 && !isLoading && failure === null) onGone()
  }, [left, isLoading, failure, onGone])

  async function undo(): Promise<void> {
    const { error } = await restore({ params: { assetsId }, body: { document_id: documentId } })
    if (error) return setFailure(problemOfQuery(error).message)
    snackbar(assetTexts.restored)
    onGone()
  }

  return (
    <div className={styles.undo}>
      <output>{assetTexts.wasDeleted(name)}</output>
      {left > 0 && (
        <Button size="small" loading={isLoading} onClick={() => void undo()}>
          {assetTexts.undoS(left)}
        </Button>
      )}
      <FormFailure>{failure}</FormFailure>
    </div>
  )
}
