import { Radio } from 'antd'
import { useState } from 'react'
import { cancelReasonLabels, cancelReasons } from '#shared/cases'
import { useCreateCancelRequestMutation } from '../../api/cases'
import { useCaseDraft } from '../../session/useCaseDraft'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './cases.module.css'
import { RemarkField } from './RemarkField'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'

export function CancelDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useCaseDraft(caseId, 'cancel', { reason: '', comment: '' })
  const { comment } = draft.values
  const reason = cancelReasons.find((known) => known === draft.values.reason)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [cancel] = useCreateCancelRequestMutation()
  const { toast } = useNotify()
  const { dialog, failure } = useConfirmed(
    () => cancel({ body: { case_id: caseId, reason: reason ?? 'other', comment } }),
    ({ status }) => {
      toast(
        'success',
        status === 'cancelled'
          ? requestTexts.theRequestHasBeenCanceled
          : requestTexts.weveReceivedYourCancellationRequest,
      )
      close()
    },
  )

  function close(): void {
    draft.discard()
    onClose()
  }

  return (
    <ConfirmDialog
      isBusy={dialog.isBusy}
      onYes={() => (reason ? dialog.onYes() : setReasonMissing(true))}
      title={requestTexts.cancelThisRequest}
      isOpen
      isDangerous
      yesText={requestTexts.cancelTheRequest}
      noText={commonTexts.keepIt}
      onNo={close}
      message={
        <div className={styles.form}>
          <p>{requestTexts.ifNoOneHasBeen}</p>
          <fieldset className={styles.choice}>
            <legend>{requestTexts.why}</legend>
            <Radio.Group
              value={reason ?? null}
              onChange={(event) => draft.keep({ reason: String(event.target.value) })}
              options={cancelReasons.map((known) => ({ value: known, label: cancelReasonLabels[known] }))}
            />
            {isReasonMissing && !reason && <FormFailure>{requestTexts.chooseAReasonSoWe}</FormFailure>}
          </fieldset>
          <RemarkField id="cancel-comment" label={requestTexts.anythingWeShouldKnow} draft={draft} />
          <FormFailure>{failure}</FormFailure>
        </div>
      }
    />
  )
}
