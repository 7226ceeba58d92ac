/** Asks before something is done to a colleague's sign-in, and says what comes of it. */
import { internalUserTexts } from '#shared/internalUserTexts'
import type { InternalUser } from '#shared/contract/internalUsers'
import {
  useCancelInternalInvitationMutation,
  useChangeInternalStatusMutation,
  useEndInternalSessionsMutation,
  useResetInternalTwoStepMutation,
} from '../../api/internalUsers'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { RoleDialog } from './RoleDialog'

export type TaskKind = 'role' | 'signOut' | 'twoStep' | 'disable' | 'cancel'

export interface Task {
  kind: TaskKind
  user: InternalUser
}

interface Props {
  task: Task
  onClose: () => void
}

export function ColleagueDialog({ task: { kind, user }, onClose }: Props) {
  const [cancel] = useCancelInternalInvitationMutation()
  const [changeStatus] = useChangeInternalStatusMutation()
  const [endSessions] = useEndInternalSessionsMutation()
  const [resetTwoStep] = useResetInternalTwoStepMutation()
  const body = { contact_id: user.contact_id }
  const { name } = user

  switch (kind) {
    case 'role':
      return <RoleDialog user={user} onClose={onClose} />
    case 'signOut':
      return (
        <QuestionDialog
          title={`Sign ${name} out?`}
          consequence="They are signed out on every device at once. They can sign in again."
          yesText="Sign out everywhere"
          call={() => endSessions({ body })}
          outcome={internalUserTexts.signedOut}
          onClose={onClose}
        />
      )
    case 'twoStep':
      return (
        <QuestionDialog
          title={`Reset two-step sign-in of ${name}?`}
          consequence="Do it once you know that it is they who ask. They are signed out, need their password alone until they set it up again, and are told by email."
          yesText="Reset two-step"
          isDangerous
          call={() => resetTwoStep({ body })}
          outcome={internalUserTexts.twoStepReset}
          onClose={onClose}
        />
      )
    case 'disable':
      return (
        <QuestionDialog
          title={`Disable the sign-in of ${name}?`}
          consequence="They are signed out on every device at once and cannot sign in until somebody enables them again. What they did stays on record."
          yesText="Disable"
          isDangerous
          call={() => changeStatus({ body: { ...body, status: 'disabled' } })}
          outcome={internalUserTexts.disabled}
          onClose={onClose}
        />
      )
    case 'cancel':
      return (
        <QuestionDialog
          title={`Cancel the invitation of ${name}?`}
          consequence="The link in their email no longer works. They can be invited again."
          yesText="Cancel the invitation"
          noText="Keep it"
          isDangerous
          call={() => cancel({ body })}
          outcome={internalUserTexts.cancelled}
          onClose={onClose}
        />
      )
  }
}
