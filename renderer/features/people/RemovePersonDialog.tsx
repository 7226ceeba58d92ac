import type { Person } from '#shared/contract/customers/people'
import * as peopleTexts from '#shared/texts/customers/people'
import { useRemovePersonMutation } from '../../api/customers/people'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { nameOf } from '../../ui/nameOf'

export function RemovePersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [remove] = useRemovePersonMutation()
  return (
    <QuestionDialog
      isDangerous
      title={peopleTexts.removeQuestion(nameOf(person))}
      consequence={consequenceOf(person)}
      call={() => remove({ body: { contact_id: person.contact_id } })}
      outcome={peopleTexts.removed}
      onClose={onClose}
    />
  )
}

function consequenceOf(person: Person): string {
  if (person.is_self) return peopleTexts.removeSelfEffect
  switch (person.status) {
    case 'active':
      return peopleTexts.removeEffect
    case 'invited':
      return peopleTexts.cancelInvitationEffect
    case 'contact':
      return peopleTexts.removeContactEffect
  }
}
