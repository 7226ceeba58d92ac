/** Changes a person’s details and role. */

import { useRef } from 'react'
import { type Person, signInLevels } from '#shared/contract/customers/people'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as peopleTexts from '#shared/texts/customers/people'
import { useUpdateCommunicationContactMutation } from '../../api/customers/communication'
import { useUpdatePersonLevelMutation } from '../../api/customers/people'
import { useSettingDraft } from '../../domain/drafts/useSettingDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { useCallForm } from '../../ui/forms/useCallForm'
import { nameOf } from '../../ui/nameOf'
import { useNotify } from '../../ui/notices/useNotify'
import { LevelChoice } from './LevelChoice'
import { PersonFields, personFields, personSchemas, personValuesOf } from './PersonFields'

interface EditPersonDialogProps {
  person: Person
  isLastHolder: boolean
  onClose: () => void
}

export function EditPersonDialog({ person, isLastHolder, onClose }: EditPersonDialogProps) {
  const originalValues = personValuesOf(person)
  const draft = useSettingDraft(`person:${person.contact_id}`, { ...originalValues, level: person.level })
  const level = signInLevels.find((candidate) => candidate === draft.values.level) ?? null
  const [update] = useUpdateCommunicationContactMutation()
  const [updateLevel] = useUpdatePersonLevelMutation()
  const notify = useNotify()
  const { contact_id } = person
  const failedUpdate = useRef<unknown>(null)

  async function saveLevel(): Promise<{ error?: unknown }> {
    return level === null || level === person.level ? {} : updateLevel({ body: { contact_id, level } })
  }
  async function saveDetails(body: typeof originalValues): Promise<{ error?: unknown }> {
    if (personFields.every((name) => body[name] === originalValues[name])) return {}
    const answer = await update({ query: { contact_id }, body })
    if (answer.error) notify.snackbar(communicationTexts.contactUpdateFailed)
    failedUpdate.current = answer.error
    return answer
  }
  function close(): void {
    draft.discard()
    onClose()
  }
  const form = useCallForm(personSchemas({ needsEmail: person.status !== 'contact' }), {
    draft,
    focus: 'first_name',
    input: ({ level: _level, ...body }) => ({ body }),
    send: async ({ body }) => {
      // The level is saved first, as the server may reject it, but last for oneself: a lower level may forbid edits.
      const steps = person.is_self ? [saveDetails, saveLevel] : [saveLevel, saveDetails]
      for (const step of steps) {
        const { error } = await step(body)
        if (error) return { error }
      }
      return { data: null }
    },
    onSent: () => {
      notify.snackbar(communicationTexts.contactUpdated)
      close()
    },
    // The snackbar and the toast have reported fully that the details were not saved.
    onFailed: (problem) => (problem === failedUpdate.current ? null : problem.message),
  })

  return (
    <FormDialog
      size="large"
      title={commonTexts.editItem(nameOf(person))}
      onClose={onClose}
      form={form}
      submitText={commonTexts.save}
      onCancel={close}
    >
      <PersonFields text={form.text} {...(person.status === 'active' && { isUser: true, isSelf: person.is_self })} />
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
