/** Adds a person who is either invited by email with a role or only gets outage alerts as a contact. */

import {
  type Person,
  type PersonLevel,
  personLevels,
  type SignInLevel,
  signInLevels,
} from '#shared/contract/customers/people'
import * as communicationTexts from '#shared/texts/communication'
import * as peopleTexts from '#shared/texts/people'
import { useAddCommunicationContactMutation } from '../../api/customers/communication'
import { useInvitePersonMutation } from '../../api/customers/people'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { useSelection } from '../../session/useSelection'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { fieldErrorsOf } from '../../ui/forms/fieldErrorsOf'
import { useForm } from '../../ui/forms/useForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'
import { emptyPersonValues, PersonFields, personFields, personValuesOf, validatePerson } from './PersonFields'
import styles from './people.module.css'

interface AddPersonDialogProps {
  customerNumber: string | undefined
  /** An existing contact who is now invited to sign in. */
  person?: Person
  onClose: () => void
}

const isSignInLevel = (level: PersonLevel): level is SignInLevel => level !== 'outage'

export function AddPersonDialog({ customerNumber, person, onClose }: AddPersonDialogProps) {
  const { account } = useSelection()
  const draft = useSettingDraft(person ? `invite:${person.contact_id}` : 'add-person', {
    ...(person ? personValuesOf(person) : emptyPersonValues),
    level: 'view',
  })
  const { level: typedLevel, ...values } = draft.values
  const level: PersonLevel = personLevels.find((candidate) => candidate === typedLevel) ?? 'view'
  const [invite] = useInvitePersonMutation()
  const [addContact] = useAddCommunicationContactMutation()
  const notify = useNotify()
  const form = useForm(personFields, { initialField: 'first_name' })
  const isInvited = isSignInLevel(level)
  // Contacts belong to a billing group, so the outage level needs a selected account.
  const levels = person || !account ? signInLevels : personLevels

  async function save(): Promise<unknown> {
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
      if (error) return fieldErrorsOf(error, personFields)
    }
    draft.discard()
    onClose()
    return null
  }

  function cancel(): void {
    draft.discard()
    onClose()
  }

  return (
    <FormDialog
      size="large"
      title={person ? `Invite ${nameOf(person)}` : peopleTexts.addPerson}
      onClose={onClose}
      form={form}
      fieldErrors={validatePerson(values, { needsEmail: isInvited })}
      send={save}
      submitText={isInvited ? peopleTexts.sendInvitation : peopleTexts.addContact}
      onCancel={cancel}
    >
      <PersonFields field={form.field} values={values} onChange={draft.save} />
      <LevelChoice levels={levels} value={level} onChange={(newLevel) => draft.save({ level: newLevel })} />
      <p className={styles.quiet}>
        {isInvited ? peopleTexts.wellEmailThemALink : peopleTexts.theyllGetOutageAlertsBut}
      </p>
    </FormDialog>
  )
}
