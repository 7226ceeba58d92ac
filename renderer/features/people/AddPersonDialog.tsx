/** Adds somebody: with a role, they are invited by e-mail; for outage alerts alone, they are a contact. */
import { useState } from 'react'
import { communicationTexts, peopleTexts } from '#shared/accountTexts'
import { personLevels, signInLevels, type Person, type PersonLevel, type SignInLevel } from '#shared/contract/people'
import { useAddCommunicationContactMutation } from '../../api/communication'
import { useInvitePersonMutation } from '../../api/people'
import { useDraft } from '../../session/useDraft'
import { useSelected } from '../../session/useSelected'
import { FormEnd } from '../../ui/forms/FormFields'
import { Modal } from '../../ui/dialogs/Modal'
import { phoneMask } from '../../ui/forms/phoneMask'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'
import styles from './people.module.css'
import { noValues, PersonFields, personFields, wrongWith, type PersonValues } from './PersonFields'
import { nameOf } from './nameOf'

interface AddPersonDialogProps {
  customerNumber: string | undefined
  /** A contact on file, who is to sign in from now on. */
  person?: Person
  onClose: () => void
}

const valuesOf = ({ first_name, last_name, relation, email, phone }: Person): PersonValues => ({
  first_name,
  last_name,
  relation,
  email,
  phone: phoneMask(phone),
})

const isSignIn = (level: PersonLevel): level is SignInLevel => level !== 'outage'

export function AddPersonDialog({ customerNumber, person, onClose }: AddPersonDialogProps) {
  const { account } = useSelected()
  const draft = useDraft<PersonValues>(
    person ? `invite:${person.contact_id}` : 'add-person',
    person ? valuesOf(person) : noValues,
  )
  const [level, setLevel] = useState<PersonLevel>('view')
  const [invite] = useInvitePersonMutation()
  const [addContact] = useAddCommunicationContactMutation()
  const notify = useNotify()
  const form = useForm(personFields, { startsAt: 'first_name' })
  const isInvited = isSignIn(level)
  // A contact is told about a billing group: without one there is nothing to be told about.
  const levels = person || !account ? signInLevels : personLevels

  async function save(): Promise<unknown> {
    const { values } = draft
    if (isInvited) {
      const { error } = await invite({
        body: {
          ...(customerNumber !== undefined && { crm_customer_id: customerNumber }),
          ...(person && { contact_id: person.contact_id }),
          ...values,
          level,
        },
      })
      if (error) return error
      notify.snackbar(peopleTexts.invited)
    } else {
      const { error } = await addContact({
        body: { billing_group_id: account?.crm_billing_group_id ?? '', ...values },
      })
      notify.snackbar(error ? communicationTexts.contactAddFailed : communicationTexts.contactAdded)
      if (error) return error
    }
    draft.discard()
    onClose()
    return null
  }

  return (
    <Modal isOpen size="large" title={person ? `Invite ${nameOf(person)}` : 'Add person'} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.submit(event, wrongWith(draft.values, { needsEmail: isInvited }), save)}
      >
        <PersonFields field={form.field} values={draft.values} onChange={draft.keep} />
        <LevelChoice levels={levels} value={level} onChange={setLevel} />
        <p className={styles.quiet}>
          {isInvited
            ? 'They get a link by email, which holds for 7 days and lets them choose a password.'
            : 'They are told about outages and do not sign in.'}
        </p>
        <FormEnd form={form} submitText={isInvited ? 'Send invitation' : 'Add contact'} onCancel={onClose} />
      </form>
    </Modal>
  )
}
