import { Button } from 'antd'
import { useId } from 'react'
import { peopleTexts } from '#shared/accountTexts'
import type { Person } from '#shared/contract/people'
import { useCancelInvitationMutation, useResendInvitationMutation } from '../../api/people'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './people.module.css'

export type PersonTask = 'edit' | 'invite' | 'remove'

interface PersonActionsProps {
  person: Person
  /** Who must stay, for the account needs a holder. */
  isLastHolder: boolean
  onDo: (what: PersonTask, person: Person) => void
}

export function PersonActions({ person, isLastHolder, onDo }: PersonActionsProps) {
  const [resend, resending] = useResendInvitationMutation()
  const [cancel, cancelling] = useCancelInvitationMutation()
  const notify = useNotify()
  const body = { contact_id: person.contact_id }
  const name = nameOf(person)

  async function sendAgain(): Promise<void> {
    const { error } = await resend({ body })
    if (!error) notify.snackbar(peopleTexts.invitedAgain)
  }
  async function cancelIt(): Promise<void> {
    const { error } = await cancel({ body })
    if (!error) notify.snackbar(peopleTexts.cancelled)
  }

  const whyId = useId()

  return (
    <>
      <div className={styles.actions}>
        {person.status === 'invited' && (
          <>
            <Button
              type="link"
              loading={resending.isLoading}
              aria-label={`Send ${name} the invitation again`}
              onClick={() => void sendAgain()}
            >
              Send again
            </Button>
            <Button
              type="link"
              loading={cancelling.isLoading}
              aria-label={`Cancel the invitation of ${name}`}
              onClick={() => void cancelIt()}
            >
              Cancel
            </Button>
          </>
        )}
        {person.status === 'contact' && (
          <Button type="link" aria-label={`Invite ${name}`} onClick={() => onDo('invite', person)}>
            Invite
          </Button>
        )}
        <Button type="link" aria-label={`Edit ${name}`} onClick={() => onDo('edit', person)}>
          Edit
        </Button>
        <Button
          type="link"
          danger
          disabled={isLastHolder}
          aria-describedby={isLastHolder ? whyId : undefined}
          aria-label={`Remove ${name}`}
          onClick={() => onDo('remove', person)}
        >
          Remove
        </Button>
      </div>
      {isLastHolder && (
        <p id={whyId} className={styles.locked}>
          {peopleTexts.lastHolder}
        </p>
      )}
    </>
  )
}
