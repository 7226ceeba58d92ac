/** Where a label is named. What was typed survives a refusal, and what somebody else called it meanwhile is shown first. */
import type { MessageLabel } from '#shared/contract/messageLabels'
import { fieldProblem } from '#shared/fieldRules'
import { labelNameLimit } from '#shared/queue'
import { useCreateMessageLabelMutation, useRenameMessageLabelMutation } from '../../../api/messageLabels'
import { useDraft } from '../../../session/useDraft'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { TextField } from '../../../ui/forms/FormFields'
import { Meanwhile } from '../../../ui/forms/Meanwhile'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'
import * as queueTexts from '#shared/texts/queue'
import * as commonTexts from '#shared/texts/common'

interface Props {
  /** Null for a new one. */
  label: MessageLabel | null
  /** As they are now. */
  labels: readonly MessageLabel[]
  onClose: () => void
}

export function LabelForm({ label, labels, onClose }: Props) {
  const id = label?.label_id ?? null
  const { name, version } = label ?? { name: '', version: 0 }
  const draft = useDraft(`message-label:${id ?? 'new'}`, { name, version })
  const form = useForm(['name'])
  const [create] = useCreateMessageLabelMutation()
  const [rename] = useRenameMessageLabelMutation()
  const { snackbar } = useNotify()
  const typed = draft.values
  const now = labels.find(({ label_id }) => label_id === id)

  function leave(): void {
    draft.discard()
    onClose()
  }

  async function save(): Promise<unknown> {
    const written = { name: typed.name.trim() }
    const { error } =
      id === null
        ? await create({ body: written })
        : await rename({ params: { label_id: id }, body: { ...written, version: typed.version } })
    if (error) return error
    snackbar(id === null ? queueTexts.labelAdded : queueTexts.labelRenamed)
    leave()
    return null
  }

  return (
    <FormDialog
      title={id === null ? queueTexts.addLabel : queueTexts.renameLabel}
      onClose={leave}
      form={form}
      wrong={{ name: fieldProblem(typed.name, { name: queueTexts.label, required: true, maxLength: labelNameLimit }) }}
      send={save}
      submitText={commonTexts.save}
    >
      {now && now.version !== typed.version && (
        <Meanwhile onRead={() => draft.keep({ version: now.version })}>
          {queueTexts.itsNowCalled}
          {now.name}”.
        </Meanwhile>
      )}
      <TextField
        label={queueTexts.label}
        field={form.field('name')}
        maxLength={labelNameLimit}
        value={typed.name}
        onChange={(next) => draft.keep({ name: next })}
      />
    </FormDialog>
  )
}
