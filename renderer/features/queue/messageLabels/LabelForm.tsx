/** Adds or renames a label. The input survives errors; a newer saved name must be read before saving. */
import { labelNameLimit } from '#shared/cases/queue'
import { type MessageLabel, renameMessageLabel } from '#shared/contract/cases/messageLabels'
import * as messageLabelTexts from '#shared/texts/cases/messageLabels'
import { useCreateMessageLabelMutation, useRenameMessageLabelMutation } from '../../../api/cases/messageLabels'
import { useDraft } from '../../../domain/drafts/useDraft'
import { TextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { EntryDialog } from '../sharedLists/EntryDialog'

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
  const [create] = useCreateMessageLabelMutation()
  const [rename] = useRenameMessageLabelMutation()
  const { snackbar } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(renameMessageLabel, {
    draft,
    input: (body) => ({ params: { label_id: id ?? '' }, body }),
    send: (input) => (id === null ? create({ body: { name: input.body.name } }) : rename(input)),
    onSent: () => {
      snackbar(id === null ? messageLabelTexts.labelAdded : messageLabelTexts.labelRenamed)
      close()
    },
  })

  return (
    <EntryDialog
      title={id === null ? messageLabelTexts.addLabel : messageLabelTexts.renameLabel}
      form={form}
      latest={labels.find(({ label_id }) => label_id === id)}
      describe={(latest) => messageLabelTexts.itsNowCalled(latest.name)}
      onClose={close}
    >
      <TextField label={messageLabelTexts.label} maxLength={labelNameLimit} {...form.text('name')} />
    </EntryDialog>
  )
}
