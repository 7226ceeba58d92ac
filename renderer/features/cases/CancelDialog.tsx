import { Radio } from 'antd'
import { cancelReasons } from '#shared/cases'
import { useCreateCancelRequestMutation } from '../../api/cases'
import { useDraft } from '../../session/useDraft'
import { reasonLabels } from '../../ui/cases/caseLabels'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './cases.module.css'
import { RemarkField } from './RemarkField'

export function CancelDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const draft = useDraft(`cancel:${caseId}`, { reason: 'solved', comment: '' })
  const { comment } = draft.values
  const reason = cancelReasons.find((known) => known === draft.values.reason) ?? 'other'
  const [cancel] = useCreateCancelRequestMutation()
  const { toast } = useNotify()
  const { dialog, failure } = useConfirmed(
    () => cancel({ body: { case_id: caseId, reason, comment } }),
    ({ status }) => {
      toast('success', status === 'cancelled' ? 'The request is cancelled.' : 'We have your wish to cancel.')
      close()
    },
  )

  function close(): void {
    draft.discard()
    onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title="Cancel this request?"
      isOpen
      isDangerous
      yesText="Cancel the request"
      noText="Keep it"
      onNo={close}
      message={
        <div className={styles.form}>
          <p>If nobody has been sent yet, it is cancelled at once. Otherwise we see whether it can still be stopped.</p>
          <fieldset className={styles.choice}>
            <legend>Why?</legend>
            <Radio.Group
              value={reason}
              onChange={(event) => draft.keep({ reason: String(event.target.value) })}
              options={cancelReasons.map((known) => ({ value: known, label: reasonLabels[known] }))}
            />
          </fieldset>
          <RemarkField id="cancel-comment" label="Anything we should know?" draft={draft} />
          <FormFailure>{failure}</FormFailure>
        </div>
      }
    />
  )
}
