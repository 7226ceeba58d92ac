import { peopleTexts } from '#shared/accountTexts'
import type { Person } from '#shared/contract/people'
import { useRemovePersonMutation } from '../../api/people'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { nameOf } from '../../ui/nameOf'

export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [remove] = useRemovePersonMutation()
  return (
    <QuestionDialog
      isDangerous
      title={`Remove ${nameOf(person)}`}
      consequence={consequenceOf(person)}
      yesText="Remove"
      call={() => remove({ body: { contact_id: person.contact_id } })}
      outcome={peopleTexts.removed}
      onClose={onClose}
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
