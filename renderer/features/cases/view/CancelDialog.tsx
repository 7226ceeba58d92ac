import { Radio } from 'antd'
import { useState } from 'react'
import { cancelReasonLabels, cancelReasons } from '#shared/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as requestTexts from '#shared/texts/requests'
import { useCreateCancelRequestMutation } from '../../../api/cases/cases'
import { useCaseDraft } from '../../../domain/cases/useCaseDraft'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useNotify } from '../../../ui/notices/useNotify'
import styles from '../cases.module.css'
import { OptionalCommentField } from './OptionalCommentField'

export function CancelDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useCaseDraft(caseId, 'cancel', { reason: '', comment: '' })
  const { comment } = draft.values
  const reason = cancelReasons.find((candidate) => candidate === draft.values.reason)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [cancel] = useCreateCancelRequestMutation()
  const { toast } = useNotify()
  const { dialog, failure } = useConfirmedCall(
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
              onChange={(event) => draft.save({ reason: String(event.target.value) })}
              options={cancelReasons.map((code) => ({ value: code, label: cancelReasonLabels[code] }))}
            />
            {isReasonMissing && !reason && <FormFailure>{requestTexts.chooseAReasonSoWe}</FormFailure>}
          </fieldset>
          <OptionalCommentField id="cancel-comment" label={requestTexts.anythingWeShouldKnow} draft={draft} />
          <FormFailure>{failure}</FormFailure>
        </div>
      }
    />
  )
}
