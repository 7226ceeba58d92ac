/** Asks for the name of a role. */
import type { Role } from '#shared/contract/access/roles'
import * as commonTexts from '#shared/texts/common'
import * as roleTexts from '#shared/texts/roles'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'

interface RoleNameDialogProps {
  title: string
  hint?: string
  /** The initial name. */
  name: string
  send: (name: string) => Promise<{ data?: Role; error?: unknown }>
  onDone?: (role: Role) => void
  onClose: () => void
}

export function RoleNameDialog({ title, hint, name, send, onDone, onClose }: RoleNameDialogProps) {
  const draft = useDraft(`role-name:${title}`, { name })
  const form = useForm(['name'])
  const draftName = draft.values.name

  async function save(): Promise<unknown> {
    const { data, error } = await send(draftName)
    if (!data) return error
    draft.discard()
    onClose()
    onDone?.(data)
    return null
  }

  return (
    <FormDialog
      title={title}
      onClose={onClose}
      form={form}
      fieldErrors={{ name: draftName.trim() === '' ? roleTexts.nameRequired : null }}
      send={save}
      submitText={commonTexts.save}
    >
      <TextField
        label={commonTexts.name}
        field={form.field('name')}
        hint={hint}
        maxLength={60}
        value={draftName}
        onChange={(next) => draft.save({ name: next })}
      />
    </FormDialog>
  )
}
