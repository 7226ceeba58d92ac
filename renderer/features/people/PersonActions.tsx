import { useId } from 'react'
import type { Person } from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import { useCancelInvitationMutation, useResendInvitationMutation } from '../../api/customers/people'
import { Button } from '../../ui/Button'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './people.module.css'

export type PersonTask = 'edit' | 'invite' | 'remove'

interface PersonActionsProps {
  person: Person
  /** The last holder can't be removed, because the account needs one. */
  isLastHolder: boolean
  onAction: (task: PersonTask, person: Person) => void
}

export function PersonActions({ person, isLastHolder, onAction }: PersonActionsProps) {
  const [resend, resending] = useResendInvitationMutation()
  const [cancel, canceling] = useCancelInvitationMutation()
  const notify = useNotify()
  const body = { contact_id: person.contact_id }
  const name = nameOf(person)

  async function resendInvitation(): Promise<void> {
    const { error } = await resend({ body })
    if (!error) notify.snackbar(peopleTexts.invitedAgain)
  }
  async function cancelInvitation(): Promise<void> {
    const { error } = await cancel({ body })
    if (!error) notify.snackbar(peopleTexts.cancelled)
  }

  const reasonId = useId()

  return (
    <>
      <div className={styles.actions}>
        {person.status === 'invited' && (
          <>
            <Button
              kind="link"
              isBusy={resending.isLoading}
              aria-label={peopleTexts.resendInvitationOf(name)}
              onClick={() => void resendInvitation()}
            >
              {commonTexts.sendAgain}
            </Button>
            <Button
              kind="link"
              isBusy={canceling.isLoading}
              aria-label={peopleTexts.cancelInvitationFor(name)}
              onClick={() => void cancelInvitation()}
            >
              {commonTexts.cancel}
            </Button>
          </>
        )}
        {person.status === 'contact' && (
          <Button kind="link" aria-label={commonTexts.inviteItem(name)} onClick={() => onAction('invite', person)}>
            {commonTexts.invite}
          </Button>
        )}
        <Button kind="link" aria-label={commonTexts.editItem(name)} onClick={() => onAction('edit', person)}>
          {commonTexts.edit}
        </Button>
        <Button
          kind="link"
          isDanger
          disabled={isLastHolder}
          aria-describedby={isLastHolder ? reasonId : undefined}
          aria-label={peopleTexts.remove(name)}
          onClick={() => onAction('remove', person)}
        >
          {commonTexts.remove}
        </Button>
      </div>
      {isLastHolder && (
        <p id={reasonId} className={styles.locked}>
          {peopleTexts.lastHolder}
        </p>
      )}
    </>
  )
}
