/** Creates a folder in a store and opens it. */
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AssetStore } from '#shared/contract/content/assets'
import * as assetTexts from '#shared/texts/assets'
import * as commonTexts from '#shared/texts/common'
import { useCreateAssetFolderMutation } from '../../api/content/assets'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './dataFiles.module.css'

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
  const [, setAddress] = useSearchParams()
  const [name, setName] = useState('')
  const [create] = useCreateAssetFolderMutation()
  const { snackbar } = useNotify()
  const form = useForm(['name'])

  async function save(): Promise<unknown> {
    const { data, error } = await create({ params: { assetsId: store.assetsId }, body: { name } })
    if (!data) return error
    snackbar(assetTexts.folderMade)
    onClose()
    setAddress({ store: store.assetsId, folder: data.prefix })
    return undefined
  }

  return (
    <FormDialog
      title={assetTexts.newFolderIn(store.name)}
      onClose={onClose}
      form={form}
      fieldErrors={{ name: name.trim() === '' ? assetTexts.folderRequired : null }}
      send={save}
      submitText={assetTexts.create}
    >
      <TextField label={commonTexts.name} field={form.field('name')} maxLength={60} value={name} onChange={setName} />
      <p className={styles.quiet}>
        {store.is_internal ? assetTexts.onlyStaffCanSeeWhats : assetTexts.customersSeeItOnceIt}
      </p>
    </FormDialog>
  )
}
