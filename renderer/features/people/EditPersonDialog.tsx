/** Changes the details of a person and what they may do. */
import { useState } from 'react'
import { communicationTexts, peopleTexts } from '#shared/accountTexts'
import { signInLevels, type Person, type SignInLevel } from '#shared/contract/people'
import { useUpdateCommunicationContactMutation } from '../../api/communication'
import { useUpdatePersonLevelMutation } from '../../api/people'
import { FormEnd } from '../../ui/forms/FormFields'
import { Modal } from '../../ui/dialogs/Modal'
import { phoneMask } from '../../ui/forms/phoneMask'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'
import styles from './people.module.css'
import { nameOf } from './nameOf'
import { PersonFields, personFields, wrongWith, type PersonValues } from './PersonFields'

const valuesOf = ({ first_name, last_name, relation, email, phone }: Person): PersonValues => ({
  first_name,
  last_name,
  relation,
  email,
  phone: phoneMask(phone),
})

interface EditPersonDialogProps {
  person: Person
  isLastHolder: boolean
  onClose: () => void
}

export function EditPersonDialog({ person, isLastHolder, onClose }: EditPersonDialogProps) {
  const [values, setValues] = useState(() => valuesOf(person))
  const [level, setLevel] = useState<SignInLevel | null>(person.level === 'outage' ? null : person.level)
  const [update] = useUpdateCommunicationContactMutation()
  const [updateLevel] = useUpdatePersonLevelMutation()
  const notify = useNotify()
  const form = useForm(personFields, { startsAt: 'first_name' })
  const { contact_id } = person
  const signsIn = person.status !== 'contact'

  async function save(): Promise<unknown> {
    // First what may be refused: the last account holder stays one.
    if (level !== null && level !== person.level) {
      const { error } = await updateLevel({ body: { contact_id, level } })
      if (error) return error
    }
    const { error } = await update({ query: { contact_id }, body: values })
    notify.snackbar(error ? communicationTexts.contactUpdateFailed : communicationTexts.contactUpdated)
    if (!error) onClose()
    return error
  }

  return (
    <Modal isOpen size="large" title={`Edit ${nameOf(person)}`} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.submit(event, wrongWith(values, { needsEmail: signsIn }), save)}
      >
        <PersonFields
          field={form.field}
          values={values}
          onChange={(changes) => setValues({ ...values, ...changes })}
          {...(person.status === 'active' && { isUser: true, isSelf: person.is_self })}
        />
        {level !== null && (
          <LevelChoice
            levels={signInLevels}
            value={level}
            onChange={setLevel}
            {...(isLastHolder && { locked: peopleTexts.lastHolder })}
          />
        )}
        <FormEnd form={form} submitText="Save" onCancel={onClose} />
      </form>
    </Modal>
  )
}
