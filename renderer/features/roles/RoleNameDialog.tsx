/** Asks for the name of a role. */
import { z } from 'zod/mini'
import { type Role, renameRole } from '#shared/contract/access/roles'
import * as commonTexts from '#shared/texts/common'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'

/** The part that copying and renaming have in common. */
const roleName = { body: z.pick(renameRole.body, { name: true }) }

interface RoleNameDialogProps {
  title: string
  hint?: string
  /** The initial name. */
  name: string
  send: (name: string) => PromiseLike<{ data?: Role; error?: unknown }>
  onDone?: (role: Role) => void
  onClose: () => void
}

export function RoleNameDialog({ title, hint, name, send, onDone, onClose }: RoleNameDialogProps) {
  const draft = useDraft(`role-name:${title}`, { name })
  const form = useCallForm(roleName, {
    draft,
    input: (values) => ({ body: values }),
    send: ({ body }) => send(body.name),
    onSent: (role) => {
      draft.discard()
      onClose()
      onDone?.(role)
    },
  })

  return (
    <FormDialog title={title} onClose={onClose} form={form} submitText={commonTexts.save}>
      <TextField label={commonTexts.name} hint={hint} maxLength={60} {...form.text('name')} />
    </FormDialog>
  )
}
