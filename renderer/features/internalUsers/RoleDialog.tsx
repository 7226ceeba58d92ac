/** Changes a colleague's role. */
import { useState } from 'react'
import { type ChangedInternalUser, changeInternalRole, type InternalUser } from '#shared/contract/access/internalUsers'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import { useChangeInternalRoleMutation } from '../../api/access/internalUsers'
import { needsPassword } from '../../domain/access/needsPassword'
import { PasswordDialog } from '../../domain/access/PasswordDialog'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { RoleField } from './RoleField'

export function RoleDialog({ user, onClose }: { user: InternalUser; onClose: () => void }) {
  const [change] = useChangeInternalRoleMutation()
  const { snackbar, toast } = useNotify()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const inputOf = (user_role_id: string, password?: string) => ({
    body: { contact_id: user.contact_id, user_role_id, seen_user_role_id: user.user_role_id, password },
  })

  function onSent({ waiting }: ChangedInternalUser): void {
    if (waiting) toast('info', accessChangeTexts.waiting)
    else snackbar(internalUserTexts.roleChanged)
    onClose()
  }

  const form = useCallForm(changeInternalRole, {
    initial: { user_role_id: user.user_role_id },
    input: ({ user_role_id }) => inputOf(user_role_id),
    send: change,
    onSent,
    onFailed: (problem) => {
      setPasswordNeeded(needsPassword(problem))
      return problem.message
    },
  })

  if (isPasswordNeeded)
    return (
      <PasswordDialog
        reason={accessChangeTexts.onlyAdministrator}
        send={(password) => change(inputOf(form.values.user_role_id, password))}
        onSent={onSent}
        onClose={onClose}
      />
    )

  return (
    <FormDialog
      title={internalUserTexts.roleFor(user.name)}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
    >
      <RoleField {...form.text('user_role_id')} />
      {user.is_self && <p className={parts.small}>{internalUserTexts.ownRoleWarning}</p>}
      {user.is_administrator && !user.is_self && (
        <p className={parts.small}>{accessChangeTexts.removesAdministrator}</p>
      )}
    </FormDialog>
  )
}
