/** What can be done about a colleague's sign-in, as it is now. */
import { Button } from 'antd'
import { internalUserTexts } from '#shared/internalUserTexts'
import type { InternalUser } from '#shared/contract/internalUsers'
import { useResendInternalInvitationMutation } from '../../api/internalUsers'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import type { Task, TaskKind } from './ColleagueDialog'
import styles from './internalUsers.module.css'

interface Props {
  user: InternalUser
  onTask: (task: Task) => void
}

export function ColleagueActions({ user, onTask }: Props) {
  const [resend, resending] = useResendInternalInvitationMutation()
  const { snackbar } = useNotify()
  const { contact_id, name } = user
  if (!user.may_change) return <span className={styles.quiet}>May do more than you</span>

  async function sendAgain(): Promise<void> {
    const { error } = await resend({ body: { contact_id } })
    if (!error) snackbar(internalUserTexts.invitedAgain)
  }
  const asking = (kind: TaskKind, text: string, label: string) => (
    <Button
      type="link"
      danger={kind === 'disable' || kind === 'cancel'}
      aria-label={label}
      onClick={() => onTask({ kind, user })}
    >
      {text}
    </Button>
  )
  const role = asking('role', 'Change role', `Change the role of ${name}`)
  return <div className={`${parts.rowActions} ${styles.actions}`}>{buttons()}</div>

  function buttons() {
    switch (user.status) {
      case 'invited':
        return (
          <>
            <Button
              type="link"
              loading={resending.isLoading}
              aria-label={`Send ${name} the invitation again`}
              onClick={() => void sendAgain()}
            >
              Send again
            </Button>
            {role}
            {asking('cancel', 'Cancel invitation', `Cancel the invitation of ${name}`)}
          </>
        )
      case 'disabled':
        return asking('enable', 'Enable', `Enable the sign-in of ${name}`)
      case 'active':
        if (user.is_self) return role
        return (
          <>
            {role}
            {asking('signOut', 'Sign out', `Sign ${name} out everywhere`)}
            {user.has_two_step && asking('twoStep', 'Reset two-step', `Reset two-step sign-in of ${name}`)}
            {asking('disable', 'Disable', `Disable the sign-in of ${name}`)}
          </>
        )
    }
  }
}
