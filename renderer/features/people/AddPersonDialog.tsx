/** Adds a person who is either invited by email with a role or only gets outage alerts as a contact. */

import {
  type Person,
  type PersonLevel,
  personLevels,
  type SignInLevel,
  signInLevels,
} from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as peopleTexts from '#shared/texts/customers/people'
import { useAddCommunicationContactMutation } from '../../api/customers/communication'
import { useInvitePersonMutation } from '../../api/customers/people'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { useSelection } from '../../session/useSelection'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useCallForm } from '../../ui/forms/useCallForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { LevelChoice } from './LevelChoice'
import { emptyPersonValues, PersonFields, personSchemas, personValuesOf } from './PersonFields'

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
  const level: PersonLevel = personLevels.find((candidate) => candidate === draft.values.level) ?? 'view'
  const [invite] = useInvitePersonMutation()
  const [addContact] = useAddCommunicationContactMutation()
  const notify = useNotify()
  const isInvited = isSignInLevel(level)
  // Contacts belong to a billing group, so the outage level needs a selected account.
  const levels = person || !account ? signInLevels : personLevels

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(personSchemas({ needsEmail: isInvited }), {
    draft,
    focus: 'first_name',
    input: ({ level: _level, ...body }) => ({ body }),
    send: async ({ body }): Promise<{ data?: unknown; error?: unknown }> => {
      if (isInvited) {
        return invite({
          body: {
            ...(customerNumber !== undefined && { crm_customer_id: customerNumber }),
            ...(person && { contact_id: person.contact_id }),
            ...body,
            level,
          },
        })
      }
      const answer = await addContact({ body: { billing_group_id: account?.crm_billing_group_id ?? '', ...body } })
      if (answer.error) notify.snackbar(communicationTexts.contactAddFailed)
      return answer
    },
    onSent: () => {
      notify.snackbar(isInvited ? commonTexts.invitationSent : communicationTexts.contactAdded)
      close()
    },
    // The snackbar and the toast have reported fully that no contact was added.
    onFailed: ({ message }) => (isInvited ? message : null),
  })

  return (
    <FormDialog
      size="large"
      title={person ? commonTexts.inviteItem(nameOf(person)) : peopleTexts.addPerson}
      onClose={onClose}
      form={form}
      submitText={isInvited ? peopleTexts.sendInvitation : peopleTexts.addContact}
      onCancel={close}
    >
      <PersonFields text={form.text} />
      <LevelChoice levels={levels} value={level} onChange={(newLevel) => draft.save({ level: newLevel })} />
      <p className={parts.secondary}>{isInvited ? peopleTexts.invitationHint : peopleTexts.contactOnlyHint}</p>
    </FormDialog>
  )
}
