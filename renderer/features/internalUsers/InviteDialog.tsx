/** Invites a colleague. The input survives errors and a sign-out. */
import { useState } from 'react'
import { type InternalInvitation, inviteInternalUser } from '#shared/contract/access/internalUsers'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import { useInviteInternalUserMutation } from '../../api/access/internalUsers'
import { needsPassword } from '../../domain/access/needsPassword'
import { PasswordDialog } from '../../domain/access/PasswordDialog'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { FieldGrid, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { RoleField } from './RoleField'

const emptyInvitation = { first_name: '', last_name: '', email: '', user_role_id: '' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const draft = useDraft('invite-staff', emptyInvitation)
  const [invite] = useInviteInternalUserMutation()
  const { snackbar, toast } = useNotify()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)

  function onSent({ waiting }: InternalInvitation): void {
    draft.discard()
    if (waiting) toast('info', accessChangeTexts.waiting)
    else snackbar(commonTexts.invitationSent)
    onClose()
  }
  const form = useCallForm(inviteInternalUser, {
    draft,
    focus: 'first_name',
    input: (body) => ({ body }),
    send: invite,
    onSent,
    onFailed: (problem) => {
      setPasswordNeeded(needsPassword(problem))
      return problem.message
    },
  })
  function cancel(): void {
    draft.discard()
    onClose()
  }

  if (isPasswordNeeded)
    return (
      <PasswordDialog
        reason={accessChangeTexts.onlyAdministrator}
        send={(password) => invite({ body: { ...form.values, password } })}
        onSent={onSent}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      size="large"
      title={internalUserTexts.inviteAColleague}
      onClose={onClose}
      form={form}
      submitText={internalUserTexts.sendInvitation}
      onCancel={cancel}
    >
      <FieldGrid>
        <TextField label={commonTexts.firstName} autoComplete="off" maxLength={60} {...form.text('first_name')} />
        <TextField label={commonTexts.lastName} autoComplete="off" maxLength={60} {...form.text('last_name')} />
        <TextField label={commonTexts.email} type="email" autoComplete="off" maxLength={254} {...form.text('email')} />
        <RoleField {...form.text('user_role_id')} />
      </FieldGrid>
      <p className={parts.small}>{internalUserTexts.invitationEffect}</p>
    </FormDialog>
  )
}
