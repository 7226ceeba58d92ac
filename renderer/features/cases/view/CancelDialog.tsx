import { Radio } from 'antd'
import { cancelReasons } from '#shared/cases/cases'
import { createCancelRequest } from '#shared/contract/cases/cases'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { useCreateCancelRequestMutation, useGetCaseQuery } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ChoiceDialog } from '../../../ui/dialogs/ChoiceDialog'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { sendAndReload } from '../sendAndReload'
import { OptionalCommentField } from './OptionalCommentField'

export function CancelDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useCaseDraft(caseId, 'withdraw', { reason: '', comment: '' })
  const reason = cancelReasons.find((candidate) => candidate === draft.values.reason)
  const { refetch } = useGetCaseQuery({ query: { case_id: caseId } })
  const [cancel] = useCreateCancelRequestMutation()
  const { snackbar } = useNotify()

  function close(): void {
    draft.discard()
    onClose()
  }

  const form = useCallForm(createCancelRequest, {
    draft,
    input: ({ comment }) => ({ body: { case_id: caseId, reason: reason ?? null, comment } }),
    check: () => ({ reason: reason ? null : caseTexts.cancelReasonHint }),
    send: (input) => sendAndReload(cancel(input), refetch),
    onSent: ({ status }) => {
      snackbar(status === 'cancelled' ? caseTexts.canceledToast : caseTexts.cancellationReceived)
      close()
    },
  })
  const choice = form.text('reason')

  return (
    <ChoiceDialog
      isBusy={form.isBusy}
      onYes={(event) => void form.submit(event)}
      title={caseTexts.cancelThisRequest}
      isOpen
      isDangerous
      yesText={caseTexts.cancelTheRequest}
      noText={commonTexts.keepIt}
      onNo={close}
      message={
        <div className={styles.form}>
          <p>{caseTexts.cancelRule}</p>
          <fieldset>
            <legend className={parts.legend}>{caseTexts.why}</legend>
            <Radio.Group
              id={choice.field.control.id}
              value={reason ?? null}
              onChange={(event) => {
                choice.field.clear()
                choice.onChange(String(event.target.value))
              }}
              options={cancelReasons.map((code) => ({ value: code, label: caseTexts.cancelReasonLabels[code] }))}
            />
            <FormFailure>{choice.field.error}</FormFailure>
          </fieldset>
          <OptionalCommentField label={caseTexts.detailsQuestion} {...form.text('comment')} />
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}
