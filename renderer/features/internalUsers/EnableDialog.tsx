/** Enables a colleague's sign-in. Asks for the person's password when no second administrator can approve it. */
import { useState } from 'react'
import type { ChangedInternalUser, InternalUser } from '#shared/contract/access/internalUsers'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import { useChangeInternalStatusMutation } from '../../api/access/internalUsers'
import { needsPassword } from '../../domain/access/needsPassword'
import { PasswordDialog } from '../../domain/access/PasswordDialog'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { useNotify } from '../../ui/notices/useNotify'

interface Props {
  user: InternalUser
  onClose: () => void
}

const outcomeOf = ({ waiting }: ChangedInternalUser): string =>
  waiting ? accessChangeTexts.waiting : internalUserTexts.enabled

export function EnableDialog({ user: { name, contact_id }, onClose }: Props) {
  const [changeStatus] = useChangeInternalStatusMutation()
  const [isPasswordNeeded, setPasswordNeeded] = useState(false)
  const { snackbar } = useNotify()
  const enable = (password?: string) => changeStatus({ body: { contact_id, status: 'active', password } })

  if (isPasswordNeeded)
    return (
      <PasswordDialog
        reason={accessChangeTexts.onlyAdministrator}
        send={enable}
        onSent={(data) => {
          snackbar(outcomeOf(data))
          onClose()
        }}
        onClose={onClose}
      />
    )
  return (
    <QuestionDialog
      title={internalUserTexts.enableTitle(name)}
      consequence={internalUserTexts.enableEffect}
      call={async () => {
        const answer = await enable()
        setPasswordNeeded(needsPassword(answer.error))
        return answer
      }}
      outcome={outcomeOf}
      onClose={onClose}
    />
  )
}
