import { Input, Radio } from 'antd'
import { useState } from 'react'
import { cancelReasons, descriptionLimit, type CancelReason } from '#shared/cases'
import { useCreateCancelRequestMutation } from '../../api/cases'
import { reasonLabels } from '../../ui/cases/caseLabels'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { Field } from '../../ui/forms/Field'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './cases.module.css'

interface DialogProps {
  caseId: string
  isOpen: boolean
  onClose: () => void
}

export function CancelDialog({ caseId, isOpen, onClose }: DialogProps) {
  const [reason, setReason] = useState<CancelReason>('solved')
  const [comment, setComment] = useState('')
  const [problem, setProblem] = useState('')
  const [cancel, { isLoading }] = useCreateCancelRequestMutation()
  const { toast } = useNotify()

  async function submit(): Promise<void> {
    const { data, error } = await cancel({ body: { case_id: caseId, reason, comment } })
    if (!data) return setProblem(problemOfQuery(error).message)
    setProblem('')
    toast('success', data.status === 'cancelled' ? 'The request is cancelled.' : 'We have your wish to cancel.')
    onClose()
  }

  return (
    <ConfirmDialog
      title="Cancel this request?"
      isOpen={isOpen}
      isBusy={isLoading}
      isDangerous
      yesText="Cancel the request"
      noText="Keep it"
      onYes={() => void submit()}
      onNo={onClose}
      message={
        <div className={styles.form}>
          <p>If nobody has been sent yet, it is cancelled at once. Otherwise we see whether it can still be stopped.</p>
          <fieldset className={styles.choice}>
            <legend>Why?</legend>
            <Radio.Group
              value={reason}
              onChange={(event) => setReason(cancelReasons.find((known) => known === event.target.value) ?? 'other')}
              options={cancelReasons.map((known) => ({ value: known, label: reasonLabels[known] }))}
            />
          </fieldset>
          <Field id="cancel-comment" label="Anything we should know? (optional)">
            {(given) => (
              <Input.TextArea
                {...given}
                rows={3}
                maxLength={descriptionLimit}
                value={comment}
                onChange={(event) => setComment(event.target.value)}
              />
            )}
          </Field>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        </div>
      }
    />
  )
}
