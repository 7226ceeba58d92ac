/** Creates a folder in a store and opens it. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type AssetStore, createAssetFolder } from '#shared/contract/content/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { useCreateAssetFolderMutation } from '../../api/content/assets'
import { Button } from '../../ui/Button'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

export function NewFolder({ store }: { store: AssetStore }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{assetTexts.newFolder}</Button>
      {isOpen && <NewFolderDialog store={store} onClose={() => setOpen(false)} />}
    </div>
  )
}

function NewFolderDialog({ store, onClose }: { store: AssetStore; onClose: () => void }) {
  const [, setSearch] = useSearchParams()
  const [create] = useCreateAssetFolderMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(createAssetFolder, {
    initial: { name: '' },
    input: (body) => ({ params: { assetsId: store.assetsId }, body }),
    send: create,
    onSent: ({ prefix }) => {
      snackbar(assetTexts.folderCreated)
      onClose()
      setSearch({ store: store.assetsId, folder: prefix })
    },
  })

  return (
    <FormDialog title={assetTexts.newFolderIn(store.name)} onClose={onClose} form={form} submitText={assetTexts.create}>
      <TextField label={commonTexts.name} maxLength={60} {...form.text('name')} />
      <p className={parts.below}>{store.is_internal ? assetTexts.staffFolderHint : assetTexts.folderVisibleHint}</p>
    </FormDialog>
  )
}
