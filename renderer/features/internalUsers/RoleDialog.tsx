/** Changes a colleague's role. */
import { useState } from 'react'
import type { InternalUser } from '#shared/contract/access/internalUsers'
import * as accessChangeTexts from '#shared/texts/accessChanges'
import * as commonTexts from '#shared/texts/common'
import * as internalUserTexts from '#shared/texts/internalUsers'
import { useChangeInternalRoleMutation } from '../../api/access/internalUsers'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { needsPassword } from '../../ui/dialogs/needsPassword'
import { PasswordDialog } from '../../ui/dialogs/PasswordDialog'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { RoleField } from './RoleField'

export function RoleDialog({ user, onClose }: { user: InternalUser; onClose: () => void }) {
  const [roleId, setRoleId] = useState(user.user_role_id)
  const [change] = useChangeInternalRoleMutation()
  const { snackbar, toast } = useNotify()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const form = useForm(['user_role_id'])

  async function save(password?: string): Promise<unknown> {
    const { contact_id, user_role_id: seen_user_role_id } = user
    const body = { contact_id, user_role_id: roleId, seen_user_role_id, password }
    const { data, error } = await change({ body })
    if (!data) {
      if (password !== undefined || !needsPassword(error)) return error
      setPasswordNeeded(true)
      return null
    }
    if (data.waiting) toast('info', accessChangeTexts.waiting)
    else snackbar(internalUserTexts.roleChanged)
    onClose()
    return null
  }

  if (isPasswordNeeded)
    return <PasswordDialog reason={accessChangeTexts.onlyAdministrator} send={save} onClose={onClose} />

  return (
    <FormDialog
      title={internalUserTexts.roleFor(user.name)}
      onClose={onClose}
      form={form}
      send={() => save()}
      submitText={commonTexts.save}
    >
      <RoleField field={form.field('user_role_id')} value={roleId} onChange={setRoleId} />
      {user.is_self && <p className={parts.small}>{internalUserTexts.thisIsYourOwnRole}</p>}
      {user.is_administrator && !user.is_self && (
        <p className={parts.small}>{accessChangeTexts.removesAdministrator}</p>
      )}
    </FormDialog>
  )
}
