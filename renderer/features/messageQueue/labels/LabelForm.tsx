/** Adds or renames a label. The input survives errors; a newer saved name must be read before saving. */

import { labelNameLimit } from '#shared/cases/queue'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'
import { useCreateMessageLabelMutation, useRenameMessageLabelMutation } from '../../../api/cases/messageLabels'
import { useDraft } from '../../../domain/drafts/useDraft'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { ConflictNotice } from '../../../ui/forms/ConflictNotice'
import { TextField } from '../../../ui/forms/FormFields'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'

interface Props {
  /** Null for a new label. */
  label: MessageLabel | null
  /** The saved labels as last loaded. */
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
  const latest = labels.find(({ label_id }) => label_id === id)

  function close(): void {
    draft.discard()
    onClose()
  }

  async function save(): Promise<unknown> {
    const input = { name: typed.name.trim() }
    const { error } =
      id === null
        ? await create({ body: input })
        : await rename({ params: { label_id: id }, body: { ...input, version: typed.version } })
    if (error) return error
    snackbar(id === null ? queueTexts.labelAdded : queueTexts.labelRenamed)
    close()
    return null
  }

  return (
    <FormDialog
      title={id === null ? queueTexts.addLabel : queueTexts.renameLabel}
      onClose={close}
      form={form}
      fieldErrors={{
        name: fieldProblem(typed.name, { name: queueTexts.label, required: true, maxLength: labelNameLimit }),
      }}
      send={save}
      submitText={commonTexts.save}
    >
      {latest && latest.version !== typed.version && (
        <ConflictNotice onRead={() => draft.save({ version: latest.version })}>
          {queueTexts.itsNowCalled}
          {latest.name}”.
        </ConflictNotice>
      )}
      <TextField
        label={queueTexts.label}
        field={form.field('name')}
        maxLength={labelNameLimit}
        value={typed.name}
        onChange={(next) => draft.save({ name: next })}
      />
    </FormDialog>
  )
}
