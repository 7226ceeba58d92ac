/** Renames a folder, and removes an empty one. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AssetFolder, type AssetStore, renameAssetFolder } from '#shared/contract/content/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { useDeleteAssetFolderMutation, useRenameAssetFolderMutation } from '../../api/content/assets'
import { Button } from '../../ui/Button'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

interface FolderButtonsProps {
  store: AssetStore
  folder: AssetFolder
}

export function FolderButtons({ store, folder }: FolderButtonsProps) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const close = (): void => setOpen(null)
  return (
    <div className={parts.actions}>
      <Button size="small" onClick={() => setOpen('rename')}>
        {assetTexts.renameFolder}
      </Button>
      {folder.file_count === 0 && (
        <Button size="small" isDanger onClick={() => setOpen('remove')}>
          {assetTexts.deleteFolder}
        </Button>
      )}
      {open === 'rename' && <RenameDialog store={store} folder={folder} onClose={close} />}
      {open === 'remove' && <RemoveDialog store={store} folder={folder} onClose={close} />}
    </div>
  )
}

interface DialogProps extends FolderButtonsProps {
  onClose: () => void
}

function RenameDialog({ store: { assetsId }, folder, onClose }: DialogProps) {
  const [rename] = useRenameAssetFolderMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(renameAssetFolder, {
    initial: { name: folder.name },
    input: (body) => ({ params: { assetsId }, query: { prefix: folder.prefix }, body }),
    send: rename,
    onSent: () => {
      snackbar(assetTexts.folderRenamed)
      onClose()
    },
  })

  return (
    <FormDialog
      title={commonTexts.renameItem(folder.name)}
      onClose={onClose}
      form={form}
      submitText={commonTexts.rename}
    >
      <TextField label={commonTexts.name} maxLength={60} {...form.text('name')} />
      <p className={parts.below}>{assetTexts.renameHint}</p>
    </FormDialog>
  )
}

function RemoveDialog({ store: { assetsId }, folder, onClose }: DialogProps) {
  const [, setSearch] = useSearchParams()
  const [remove] = useDeleteAssetFolderMutation()
  return (
    <QuestionDialog
      title={assetTexts.deleteFolderQuestion(folder.name)}
      consequence={assetTexts.deleteFolderEffect}
      isDangerous
      call={async () => {
        const result = await remove({ params: { assetsId }, query: { prefix: folder.prefix } })
        if (!result.error) setSearch({ store: assetsId })
        return result
      }}
      outcome={assetTexts.folderDeleted}
      onClose={onClose}
    />
  )
}
