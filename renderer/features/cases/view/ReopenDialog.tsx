import { descriptionLimit } from '#shared/cases/cases'
import { reopenCase } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useGetCaseQuery, useReopenCaseMutation } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'

export function ReopenDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useCaseDraft(caseId, 'reopen', { reason: '' })
  const { refetch } = useGetCaseQuery({ query: { case_id: caseId } })
  const [reopen] = useReopenCaseMutation()
  const { snackbar } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(reopenCase, {
    draft,
    input: (body) => ({ body: { case_id: caseId, ...body } }),
    send: (input) => sendAndReload(reopen(input), refetch),
    onSent: () => {
      snackbar(caseTexts.reopenedToast)
      close()
    },
  })

  return (
    <ChoiceDialog
      title={caseTexts.reopenThisRequest}
      isOpen
      isBusy={form.isBusy}
      yesText={caseTexts.reopen}
      noText={commonTexts.close}
      onYes={(event) => void form.submit(event)}
      onNo={close}
      message={
        <div className={styles.form}>
          <LongTextField
            label={caseTexts.reopenReason}
            rows={4}
            maxLength={descriptionLimit}
            {...form.text('reason')}
          />
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
