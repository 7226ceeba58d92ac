/** Asks before a colleague's sign-in is changed, and shows the outcome. */
import { accessChangeTexts } from '#shared/accessChangeTexts'
import { internalUserTexts } from '#shared/internalUserTexts'
import type { InternalUser } from '#shared/contract/internalUsers'
import {
  useCancelInternalInvitationMutation,
  useChangeInternalStatusMutation,
  useEndInternalSessionsMutation,
  useResetInternalTwoStepMutation,
} from '../../api/internalUsers'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { EnableDialog } from './EnableDialog'
import { RoleDialog } from './RoleDialog'

export type TaskKind = 'role' | 'signOut' | 'twoStep' | 'disable' | 'enable' | 'cancel'

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
          consequence={
            <>
              They’ll be signed out on every device and can’t sign in until someone enables them. Their history is kept.
              {user.is_administrator && ` ${accessChangeTexts.removesAdministrator}`}
            </>
          }
          yesText="Disable"
          isDangerous
          call={() => changeStatus({ body: { ...body, status: 'disabled' } })}
          outcome={({ waiting }) => (waiting ? accessChangeTexts.waiting : internalUserTexts.disabled)}
          onClose={onClose}
        />
      )
    case 'enable':
      return <EnableDialog user={user} onClose={onClose} />
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
