import { useState } from 'react'
import { peopleTexts } from '#shared/accountTexts'
import type { Person } from '#shared/contract/people'
import { useRemovePersonMutation } from '../../api/people'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './people.module.css'
import { nameOf } from './nameOf'

export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [remove, { isLoading }] = useRemovePersonMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const notify = useNotify()

  async function confirm(): Promise<void> {
    const { error } = await remove({ body: { contact_id: person.contact_id } })
    if (error) return setFailure(problemOfQuery(error).message)
    notify.snackbar(peopleTexts.removed)
    return onClose()
  }

  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={isLoading}
      title={`Remove ${nameOf(person)}`}
      message={
        <>
          <p>{consequenceOf(person)}</p>
          {failure && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
        </>
      }
      yesText="Remove"
      noText="Cancel"
      onYes={() => void confirm()}
      onNo={onClose}
    />
  )
}

function consequenceOf(person: Person): string {
  if (person.is_self) return 'You lose your own access to this account and are signed out at once.'
  switch (person.status) {
    case 'active':
      return 'They are signed out at once and can no longer sign in to this account. What they did stays on record.'
    case 'invited':
      return 'The link of their invitation no longer works, and we no longer write to them about this account.'
    case 'contact':
      return 'We no longer write to them about this account.'
  }
}
