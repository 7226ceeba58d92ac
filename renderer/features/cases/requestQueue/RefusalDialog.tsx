import { descriptionLimit } from '#shared/cases/cases'
import { decideCancellation } from '#shared/contract/cases/requestQueue'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import * as commonTexts from '#shared/texts/common'
import { useGetCaseQuery } from '../../../api/cases/cases'
import { useDecideCancellationMutation } from '../../../api/cases/requestQueue'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { LongTextField } from '../../../ui/forms/FormFields'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'

interface Props {
  caseId: string
  reloadWork: () => PromiseLike<unknown>
  onClose: () => void
}

/** Asks why a cancellation is refused. The customer reads the answer. */
export function RefusalDialog({ caseId, reloadWork, onClose }: Props) {
  const draft = useCaseDraft(caseId, 'refuse', { reason: '' })
  const { refetch } = useGetCaseQuery({ query: { case_id: caseId } })
  const [decide] = useDecideCancellationMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(decideCancellation, {
    draft,
    input: ({ reason }) => ({ body: { case_id: caseId, is_accepted: false, reason } }),
    check: ({ reason }) => ({ reason: reason.trim() === '' ? requestQueueTexts.reasonMissing : null }),
    send: (input) => sendAndReload(decide(input), refetch, reloadWork),
    onSent: () => {
      snackbar(requestQueueTexts.cancellationRefused)
      draft.discard()
      onClose()
    },
  })
  return (
    <ChoiceDialog
      title={requestQueueTexts.keepThisRequest}
      isOpen
      isBusy={form.isBusy}
      yesText={requestQueueTexts.refuseCancellation}
      noText={commonTexts.close}
      onYes={(event) => void form.submit(event)}
      onNo={onClose}
      message={
        <div className={styles.form}>
          <p>{requestQueueTexts.refusalEffect}</p>
          <LongTextField
            label={requestQueueTexts.reasonForCustomer}
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
