/** Asks before a refund is approved, or declined for a reason. */
import { Input } from 'antd'
import { useState } from 'react'
import { refundMethodText } from '#shared/billing/refunds'
import type { Refund } from '#shared/contract/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import * as depositTexts from '#shared/texts/deposits'
import { useDecideRefundMutation } from '../../api/billing/refunds'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { Filter } from '../../ui/panels/Panel'
import styles from './deposits.module.css'

export type RefundDecision = 'approve' | 'decline'

interface Props {
  refund: Refund
  decision: RefundDecision
  onClose: () => void
}

export function DecideRefundDialog({ refund, decision, onClose }: Props) {
  const [decide] = useDecideRefundMutation()
  const { snackbar } = useNotify()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const isDecline = decision === 'decline'
  const { dialog, failure } = useConfirmedCall(
    () => decide({ params: { refund_id: refund.refund_id }, body: { decision, reason: isDecline ? reason : '' } }),
    () => {
      snackbar(isDecline ? depositTexts.refundDeclined : depositTexts.refundApproved)
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
      title={isDecline ? depositTexts.declineThisRefund : depositTexts.approveThisRefund}
      yesText={isDecline ? commonTexts.decline : commonTexts.approve}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <p>
            {depositTexts.forLabel({
              amount: amountText(refund.refund_amount),
              name: refund.name,
              accountNo: refund.account_no,
              value: isDecline ? depositTexts.nothingWillBeSentAnd : sentText(refund),
            })}
          </p>
          {isDecline && (
            <Filter label={commonTexts.reason} htmlFor="decline-reason">
              <Input
                id="decline-reason"
                value={reason}
                maxLength={200}
                status={isMissing ? 'error' : ''}
                aria-invalid={isMissing}
                aria-describedby="decline-reason-error"
                onChange={({ target }) => {
                  setReason(target.value)
                  setIsMissing(false)
                }}
              />
              <span id="decline-reason-error" className={styles.below}>
                {isMissing ? depositTexts.refundReasonNeeded : depositTexts.visibleToStaffNotTo}
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
      return depositTexts.itWillBeSentTo(refundMethodText(refund))
    case 'check':
      return depositTexts.aCheckWillBeMailed
    case 'credit':
      return depositTexts.itWillBeCreditedTo
  }
}
