/** The actions on a colleague's login that its status allows. */
import type { InternalUser } from '#shared/contract/access/internalUsers'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as commonTexts from '#shared/texts/common'
import { useResendInternalInvitationMutation } from '../../api/access/internalUsers'
import { Button } from '../../ui/Button'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import type { ColleagueTask, ColleagueTaskKind } from './ColleagueDialog'

interface Props {
  user: InternalUser
  onTask: (task: ColleagueTask) => void
}

export function ColleagueActions({ user, onTask }: Props) {
  const [resend, resending] = useResendInternalInvitationMutation()
  const { snackbar } = useNotify()
  const { contact_id, name } = user
  if (!user.can_change) return <span className={parts.small}>{internalUserTexts.outrankedHint}</span>

  async function resendInvitation(): Promise<void> {
    const { error } = await resend({ body: { contact_id } })
    if (!error) snackbar(internalUserTexts.invitedAgain)
  }
  const taskButton = (kind: ColleagueTaskKind, text: string, label: string) => (
    <Button
      kind="link"
      isDanger={kind === 'disable' || kind === 'cancel'}
      aria-label={label}
      onClick={() => onTask({ kind, user })}
    >
      {text}
    </Button>
  )
  const role = taskButton('role', internalUserTexts.changeRole, internalUserTexts.changeRoleFor(name))
  switch (user.status) {
    case 'invited':
      return (
        <>
          <Button
            kind="link"
            isBusy={resending.isLoading}
            aria-label={internalUserTexts.resendInvitation(name)}
            onClick={() => void resendInvitation()}
          >
            {commonTexts.sendAgain}
          </Button>
          {role}
          {taskButton('cancel', internalUserTexts.cancelInvitation, internalUserTexts.cancelInvitationFor(name))}
        </>
      )
    case 'disabled':
      return taskButton('enable', internalUserTexts.enable, internalUserTexts.enableUser(name))
    case 'active':
      if (user.is_self) return role
      return (
        <>
          {role}
          {taskButton('signOut', commonTexts.signOut, internalUserTexts.signOutEverywhere(name))}
          {user.has_two_step &&
            taskButton('twoStep', internalUserTexts.resetTwoStep, internalUserTexts.resetTwoStepLabel(name))}
          {taskButton('disable', internalUserTexts.disable, internalUserTexts.disableLabel(name))}
        </>
      )
  }
}
