/** Asks for the name of a role. */
import type { Role } from '#shared/contract/roles'
import { roleTexts } from '#shared/roleTexts'
import { useDraft } from '../../session/useDraft'
import { Modal } from '../../ui/dialogs/Modal'
import { FormEnd, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import styles from './roles.module.css'

interface RoleNameDialogProps {
  title: string
  hint?: string
  /** To begin with. */
  name: string
  send: (name: string) => Promise<{ data?: Role; error?: unknown }>
  onDone?: (role: Role) => void
  onClose: () => void
}

export function RoleNameDialog({ title, hint, name, send, onDone, onClose }: RoleNameDialogProps) {
  const draft = useDraft(`role-name:${title}`, { name })
  const form = useForm(['name'])
  const typed = draft.values.name

  async function save(): Promise<unknown> {
    const { data, error } = await send(typed)
    if (!data) return error
    draft.discard()
    onClose()
    onDone?.(data)
    return null
  }

  return (
    <Modal title={title} isOpen onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) =>
          void form.submit(event, { name: typed.trim() === '' ? roleTexts.nameRequired : null }, save)
        }
      >
        <TextField
          label="Name"
          field={form.field('name')}
          hint={hint}
          maxLength={60}
          value={typed}
          onChange={(next) => draft.keep({ name: next })}
        />
        <FormEnd form={form} submitText="Save" onCancel={onClose} />
      </form>
    </Modal>
  )
}
