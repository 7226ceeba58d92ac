/** Asks before a refund is approved, or declined for a reason. */
import { refundMethodText } from '#shared/billing/refunds'
import { decideRefund, type Refund } from '#shared/contract/billing/refunds'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import { useDecideRefundMutation } from '../../api/billing/refunds'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
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
  const isDecline = decision === 'decline'
  const form = useCallForm(decideRefund, {
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { refund_id: refund.refund_id }, body: { decision, reason } }),
    send: decide,
    onSent: () => {
      snackbar(isDecline ? depositTexts.refundDeclined : depositTexts.refundApproved)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isBusy={form.isBusy}
      onYes={(event) => void form.submit(event)}
      isOpen
      isDangerous={isDecline}
      title={isDecline ? depositTexts.declineThisRefund : depositTexts.approveThisRefund}
      yesText={isDecline ? commonTexts.decline : commonTexts.approve}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={styles.dialog}>
          <p>
            {depositTexts.refundSummary({
              amount: amountText(refund.refund_amount),
              name: refund.name,
              accountNo: refund.account_no,
              detail: isDecline ? depositTexts.declineEffect : sentText(refund),
            })}
          </p>
          {isDecline && (
            <TextField
              label={commonTexts.reason}
              maxLength={200}
              {...form.text('reason')}
              hint={depositTexts.reasonHint}
            />
          )}
          <FormFailure>{form.failure}</FormFailure>
        </div>
      }
    />
  )
}

function sentText(refund: Refund): string {
  switch (refund.refund_method) {
    case 'method':
      return depositTexts.sendEffect(refundMethodText(refund))
    case 'check':
      return depositTexts.checkEffect
    case 'credit':
      return depositTexts.creditEffect
  }
}
