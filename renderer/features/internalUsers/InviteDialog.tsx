/** Invites a colleague. The input survives errors and a sign-out. */
import { useState } from 'react'
import { emailRule, fieldProblem } from '#shared/fields/fieldRules'
import * as accessChangeTexts from '#shared/texts/accessChanges'
import * as commonTexts from '#shared/texts/common'
import * as internalUserTexts from '#shared/texts/internalUsers'
import { useInviteInternalUserMutation } from '../../api/access/internalUsers'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { needsPassword } from '../../ui/dialogs/needsPassword'
import { PasswordDialog } from '../../ui/dialogs/PasswordDialog'
import { FieldGrid, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { RoleField } from './RoleField'

const emptyInvitation = { first_name: '', last_name: '', email: '', user_role_id: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft('invite-staff', emptyInvitation)
  const { first_name, last_name, email, user_role_id } = draft.values
  const [invite] = useInviteInternalUserMutation()
  const { snackbar, toast } = useNotify()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const form = useForm(['first_name', 'last_name', 'email', 'user_role_id'], { initialField: 'first_name' })
  const fieldErrors = {
    first_name: fieldProblem(first_name, { name: commonTexts.firstName, required: true, maxLength: 60 }),
    last_name: fieldProblem(last_name, { name: commonTexts.lastName, required: true, maxLength: 60 }),
    email: fieldProblem(email, emailRule),
    user_role_id: user_role_id === '' ? internalUserTexts.roleIsRequired : null,
  }

  async function send(password?: string): Promise<unknown> {
    const { data, error } = await invite({ body: { first_name, last_name, email, user_role_id, password } })
    if (!data) {
      if (password !== undefined || !needsPassword(error)) return error
      setPasswordNeeded(true)
      return null
    }
    draft.discard()
    if (data.waiting) toast('info', accessChangeTexts.waiting)
    else snackbar(internalUserTexts.invited)
    onClose()
    return null
  }
  function cancel(): void {
    draft.discard()
    onClose()
  }

  if (isPasswordNeeded)
    return <PasswordDialog reason={accessChangeTexts.onlyAdministrator} send={send} onClose={onClose} />
  return (
    <FormDialog
      size="large"
      title={internalUserTexts.inviteAColleague}
      onClose={onClose}
      form={form}
      fieldErrors={fieldErrors}
      send={() => send()}
      submitText={internalUserTexts.sendInvitation}
      onCancel={cancel}
    >
      <FieldGrid>
        <TextField
          label={commonTexts.firstName}
          autoComplete="off"
          maxLength={60}
          field={form.field('first_name')}
          value={first_name}
          onChange={(next) => draft.save({ first_name: next })}
        />
        <TextField
          label={commonTexts.lastName}
          autoComplete="off"
          maxLength={60}
          field={form.field('last_name')}
          value={last_name}
          onChange={(next) => draft.save({ last_name: next })}
        />
        <TextField
          label={commonTexts.email}
          type="email"
          autoComplete="off"
          maxLength={254}
          field={form.field('email')}
          value={email}
          onChange={(next) => draft.save({ email: next })}
        />
        <RoleField
          field={form.field('user_role_id')}
          value={user_role_id}
          onChange={(next) => draft.save({ user_role_id: next })}
        />
      </FieldGrid>
      <p className={parts.small}>{internalUserTexts.theyllGetAOneTime}</p>
    </FormDialog>
  )
}
