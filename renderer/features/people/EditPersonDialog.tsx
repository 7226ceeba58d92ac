/** Changes a person’s details and role. */

import { type Person, signInLevels } from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/communication'
import * as peopleTexts from '#shared/texts/people'
import { useUpdateCommunicationContactMutation } from '../../api/customers/communication'
import { useUpdatePersonLevelMutation } from '../../api/customers/people'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { fieldErrorsOf } from '../../ui/forms/fieldErrorsOf'
import { useForm } from '../../ui/forms/useForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'
import { PersonFields, personFields, personValuesOf, validatePerson } from './PersonFields'

interface EditPersonDialogProps {
  person: Person
  isLastHolder: boolean
  onClose: () => void
}

export function EditPersonDialog({ person, isLastHolder, onClose }: EditPersonDialogProps) {
  const originalValues = personValuesOf(person)
  const draft = useSettingDraft(`person:${person.contact_id}`, { ...originalValues, level: person.level })
  const { level: typedLevel, ...values } = draft.values
  const level = signInLevels.find((candidate) => candidate === typedLevel) ?? null
  const [update] = useUpdateCommunicationContactMutation()
  const [updateLevel] = useUpdatePersonLevelMutation()
  const notify = useNotify()
  const form = useForm(personFields, { initialField: 'first_name' })
  const { contact_id } = person
  const signsIn = person.status !== 'contact'

  async function saveLevel(): Promise<unknown> {
    if (level === null || level === person.level) return null
    const { error } = await updateLevel({ body: { contact_id, level } })
    return error
  }
  async function saveDetails(): Promise<unknown> {
    if (personFields.every((name) => values[name] === originalValues[name])) return null
    const { error } = await update({ query: { contact_id }, body: values })
    if (error) notify.snackbar(communicationTexts.contactUpdateFailed)
    return error
  }
  /** The level is saved first, as the server may reject it, but last for oneself: a lower level may forbid edits. */
  async function save(): Promise<unknown> {
    const steps = person.is_self ? [saveDetails, saveLevel] : [saveLevel, saveDetails]
    for (const step of steps) {
      const error = await step()
      if (error) return step === saveDetails ? fieldErrorsOf(error, personFields) : error
    }
    notify.snackbar(communicationTexts.contactUpdated)
    close()
    return null
  }
  function close(): void {
    draft.discard()
    onClose()
  }

  return (
    <FormDialog
      size="large"
      title={`Edit ${nameOf(person)}`}
      onClose={onClose}
      form={form}
      fieldErrors={validatePerson(values, { needsEmail: signsIn })}
      send={save}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <PersonFields
        field={form.field}
        values={values}
        onChange={draft.save}
        {...(person.status === 'active' && { isUser: true, isSelf: person.is_self })}
      />
      {level !== null && (
        <LevelChoice
          levels={signInLevels}
          value={level}
          onChange={(newLevel) => draft.save({ level: newLevel })}
          {...(isLastHolder && { lockedReason: peopleTexts.lastHolder })}
        />
      )}
    </FormDialog>
  )
}
