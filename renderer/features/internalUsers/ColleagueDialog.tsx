/** Asks for confirmation before a colleague's login is changed, and shows the outcome. */

import type { InternalUser } from '#shared/contract/access/internalUsers'
import { joinSentences } from '#shared/format/joinWords'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import {
  useCancelInternalInvitationMutation,
  useChangeInternalStatusMutation,
  useEndInternalSessionsMutation,
  useResetInternalTwoStepMutation,
} from '../../api/access/internalUsers'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { EnableDialog } from './EnableDialog'
import { RoleDialog } from './RoleDialog'

export type ColleagueTaskKind = 'role' | 'signOut' | 'twoStep' | 'disable' | 'enable' | 'cancel'

export interface ColleagueTask {
  kind: ColleagueTaskKind
  user: InternalUser
}

interface Props {
  task: ColleagueTask
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
          title={internalUserTexts.signOut(name)}
          consequence={internalUserTexts.signOutEffect}
          call={() => endSessions({ body })}
          outcome={internalUserTexts.signedOut}
          onClose={onClose}
        />
      )
    case 'twoStep':
      return (
        <QuestionDialog
          title={internalUserTexts.resetTwoStepTitle(name)}
          consequence={internalUserTexts.resetTwoStepEffect}
          isDangerous
          call={() => resetTwoStep({ body })}
          outcome={internalUserTexts.twoStepReset}
          onClose={onClose}
        />
      )
    case 'disable':
      return (
        <QuestionDialog
          title={internalUserTexts.disableTitle(name)}
          consequence={joinSentences(
            internalUserTexts.disableEffect,
            user.is_administrator && accessChangeTexts.removesAdministrator,
          )}
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
          title={internalUserTexts.cancelInvitationTitle(name)}
          consequence={internalUserTexts.cancelInvitationEffect}
          isDangerous
          call={() => cancel({ body })}
          outcome={internalUserTexts.cancelled}
          onClose={onClose}
        />
      )
  }
}
