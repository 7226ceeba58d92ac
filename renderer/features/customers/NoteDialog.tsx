/** Writes a note about a customer that only staff see. The text is stored in the tab until the note is saved. */
import { noteLimit } from '#shared/customers/customers'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as customerTexts from '#shared/texts/customers'
import { useWriteCustomerNoteMutation } from '../../api/customers/customers'
import { useDraft } from '../../domain/drafts/useDraft'
import { FormDialog } from '../../ui/dialogs/FormDialog'
import { LongTextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
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
  const form = useForm(['note'], { initialField: 'note' })
  const { note } = draft.values

  async function send(): Promise<unknown> {
    // The key is stored with the text, so that a note sent again after a lost response is not written twice.
    const key = draft.values.key || crypto.randomUUID()
    draft.save({ key })
    const { error } = await write({ idempotencyKey: key, body: { crm_customer_id: customerNumber, note } })
    if (error) return error
    draft.discard()
    snackbar(customerTexts.noteSaved)
    return onClose()
  }

  return (
    <FormDialog
      title={commonTexts.addANote}
      onClose={onClose}
      form={form}
      fieldErrors={{ note: fieldProblem(note, { name: commonTexts.note, required: true, maxLength: noteLimit }) }}
      send={send}
      submitText={customerTexts.saveNote}
    >
      <p className={parts.quiet}>{customerTexts.staffSeeItInThe}</p>
      <LongTextField
        label={commonTexts.note}
        field={form.field('note')}
        maxLength={noteLimit}
        rows={5}
        value={note}
        onChange={(typed) => draft.save({ note: typed, key: '' })}
      />
    </FormDialog>
  )
}
