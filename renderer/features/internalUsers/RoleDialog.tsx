/** Gives a colleague another role. */
import { useState } from 'react'
import { internalUserTexts } from '#shared/internalUserTexts'
import type { InternalUser } from '#shared/contract/internalUsers'
import { useChangeInternalRoleMutation } from '../../api/internalUsers'
import { Modal } from '../../ui/dialogs/Modal'
import { FormEnd } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './internalUsers.module.css'
import { RoleField } from './RoleField'

export function RoleDialog({ user, onClose }: { user: InternalUser; onClose: () => void }) {
  const [roleId, setRoleId] = useState(user.user_role_id)
  const [change] = useChangeInternalRoleMutation()
  const { snackbar } = useNotify()
  const form = useForm(['user_role_id'])

  async function save(): Promise<unknown> {
    const { contact_id, user_role_id: seen_user_role_id } = user
    const { error } = await change({ body: { contact_id, user_role_id: roleId, seen_user_role_id } })
    if (error) return error
    snackbar(internalUserTexts.roleChanged)
    onClose()
    return null
  }

  return (
    <Modal isOpen title={`Role of ${user.name}`} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event, {}, save)}>
        <RoleField field={form.field('user_role_id')} value={roleId} onChange={setRoleId} />
        {user.is_self && (
          <p className={styles.quiet}>This is your own role. With a lower one you may not be able to take it back.</p>
        )}
        <FormEnd form={form} submitText="Save" onCancel={onClose} />
      </form>
    </Modal>
  )
}
