/** The question before a refund is sent, or before it is declined for a reason. */
import { Input } from 'antd'
import { useState } from 'react'
import type { Refund } from '#shared/contract/refunds'
import { refundTexts } from '#shared/refunds'
import { useDecideRefundMutation } from '../../api/refunds'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { amountText } from '../../ui/look/amounts'
import { useNotify } from '../../ui/notices/useNotify'
import { Filter } from '../../ui/panels/Panel'
import { wayText } from '#shared/refunds'
import styles from './deposits.module.css'

export type Decision = 'approve' | 'decline'

interface Props {
  refund: Refund
  decision: Decision
  onClose: () => void
}

export function DecideRefundDialog({ refund, decision, onClose }: Props) {
  const [decide] = useDecideRefundMutation()
  const { snackbar } = useNotify()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isDecline = decision === 'decline'
  const { dialog, failure } = useConfirmed(
    () => decide({ params: { refund_id: refund.refund_id }, body: { decision, reason: isDecline ? reason : '' } }),
    () => {
      snackbar(isDecline ? refundTexts.declined : refundTexts.approved)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      onYes={() => {
        if (isDecline && reason.trim() === '') setIsMissing(true)
        else dialog.onYes()
      }}
      isOpen
      isDangerous={isDecline}
      title={isDecline ? 'Decline this refund?' : 'Approve this refund?'}
      yesText={isDecline ? 'Decline' : 'Approve'}
      noText="Cancel"
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <p>
            {amountText(refund.refund_amount)} for {refund.name} ({refund.account_no}).{' '}
            {isDecline ? 'Nothing is sent, and the money stays where it is.' : sentText(refund)}
          </p>
          {isDecline && (
            <Filter label="Reason" htmlFor="decline-reason">
              <Input
                id="decline-reason"
                value={reason}
                maxLength={200}
                status={isMissing ? 'error' : ''}
                aria-invalid={isMissing}
                aria-describedby="decline-reason-remark"
                onChange={({ target }) => {
                  setReason(target.value)
                  setIsMissing(false)
                }}
              />
              <span id="decline-reason-remark" className={styles.below}>
                {isMissing ? refundTexts.reasonNeeded : 'Staff see it; the customer does not.'}
              </span>
            </Filter>
          )}
          <FormFailure>{failure}</FormFailure>
        </div>
      }
    />
  )
}

function sentText(refund: Refund): string {
  switch (refund.way) {
    case 'method':
      return `It is sent to ${wayText(refund)} at once. This cannot be taken back.`
    case 'check':
      return 'A check goes out with the mail of the next workday. This cannot be taken back.'
    case 'credit':
      return 'It is credited to the account at once. This cannot be taken back.'
  }
}
