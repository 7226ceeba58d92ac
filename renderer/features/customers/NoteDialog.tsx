/** Writes a note about a customer that only staff see. The text is stored in the tab until the note is saved. */
import { writeCustomerNote } from '#shared/contract/customers/customers'
import { noteLimit } from '#shared/customers/customers'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers/customers'
import { useWriteCustomerNoteMutation } from '../../api/customers/customers'
import { discardSentDraft, takeDraftKey } from '../../domain/drafts/draftKey'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { LongTextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

interface Props {
  customerNumber: string
  onClose: () => void
}

export function NoteDialog({ customerNumber, onClose }: Props) {
  const draft = useDraft(`note:${customerNumber}`, { note: '', key: '' })
  const [write] = useWriteCustomerNoteMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(writeCustomerNote, {
    draft,
    focus: 'note',
    input: ({ note }) => ({ body: { crm_customer_id: customerNumber, note } }),
    send: (input) => write({ ...input, idempotencyKey: takeDraftKey(draft) }),
    onSent: () => {
      snackbar(customerTexts.noteSaved)
      if (discardSentDraft(draft)) onClose()
    },
  })

  return (
    <FormDialog title={commonTexts.addANote} onClose={onClose} form={form} submitText={customerTexts.saveNote}>
      <p className={parts.quiet}>{customerTexts.noteHint}</p>
      <LongTextField
        label={commonTexts.note}
        field={form.field('note')}
        maxLength={noteLimit}
        rows={5}
        value={form.values.note}
        onChange={(typed) => draft.save({ note: typed, key: '' })}
      />
    </FormDialog>
  )
}
