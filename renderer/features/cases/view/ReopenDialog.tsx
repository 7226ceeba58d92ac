import { descriptionLimit } from '#shared/cases/cases'
import { fieldProblem } from '#shared/fields/fieldRules'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { useReopenCaseMutation } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useForm } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'

export function ReopenDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useCaseDraft(caseId, 'reopen', { reason: '' })
  const { reason } = draft.values
  const form = useForm(['reason'])
  const [reopen] = useReopenCaseMutation()
  const { toast } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  async function send(): Promise<unknown> {
    const { error } = await reopen({ body: { case_id: caseId, reason } })
    if (error) return error
    toast('success', requestTexts.theRequestHasBeenReopened)
    return close()
  }

  const fieldErrors = {
    reason: fieldProblem(reason, { name: commonTexts.reason, required: true, maxLength: descriptionLimit }),
  }
  return (
    <ConfirmDialog
      title={requestTexts.reopenThisRequest}
      isOpen
      isBusy={form.isBusy}
      yesText={requestTexts.reopen}
      noText={commonTexts.close}
      onYes={(event) => void form.submit(event, fieldErrors, send)}
      onNo={close}
      message={
        <div className={styles.form}>
          <LongTextField
            label={requestTexts.whatIsStillWrong}
            field={form.field('reason')}
            rows={4}
            maxLength={descriptionLimit}
            value={reason}
            onChange={(value) => draft.save({ reason: value })}
          />
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
