/** Adds or changes an entry of a shared list. A newer saved version must be read before it can be overwritten. */
import type { ReactNode } from 'react'
import * as commonTexts from '#shared/texts/common'
import { FormDialog, type FormDialogForm } from '../../../ui/dialogs/FormDialog'
import { ConflictNotice } from '../../../ui/forms/drafts/ConflictNotice'

interface Props<T extends { version: number }> {
  title: string
  form: FormDialogForm & {
    values: { version: number }
    save: (changes: { version: number }) => void
    clearFailure: () => void
  }
  /** The entry as last loaded. */
  latest: T | undefined
  describe: (latest: T) => ReactNode
  onClose: () => void
  children: ReactNode
}

export const EntryDialog = <T extends { version: number }>(props: Props<T>) => {
  const { title, form, latest, describe, onClose, children } = props

  function acceptLatest({ version }: T): void {
    form.save({ version })
    form.clearFailure()
  }

  return (
    <FormDialog title={title} onClose={onClose} form={form} submitText={commonTexts.save}>
      {latest && latest.version !== form.values.version && (
        <ConflictNotice onRead={() => acceptLatest(latest)}>{describe(latest)}</ConflictNotice>
      )}
      {children}
    </FormDialog>
  )
}
