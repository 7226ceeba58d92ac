/** Asks before a refund is approved, or declined for a reason. */
import { refundMethodText } from '#shared/billing/refunds'
import { decideRefund, type Refund } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import { useDecideRefundMutation } from '../../api/billing/refunds'
import { ChoiceDialog } from '../../ui/dialogs/ChoiceDialog'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'

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
      snackbar(isDecline ? refundTexts.declined : refundTexts.approved)
      onClose()
    },
  })
  return (
    <ChoiceDialog
      isBusy={form.isBusy}
      onYes={(event) => void form.submit(event)}
      isOpen
      isDangerous={isDecline}
      title={isDecline ? refundTexts.declineThisRefund : refundTexts.approveThisRefund}
      yesText={isDecline ? commonTexts.decline : commonTexts.approve}
      noText={commonTexts.cancel}
      onNo={onClose}
      message={
        <div className={parts.column}>
          <p>
            {refundTexts.summary({
              amount: amountText(refund.refund_amount),
              name: refund.name,
              accountNo: refund.account_no,
              detail: isDecline ? refundTexts.declineEffect : sentText(refund),
            })}
          </p>
          {isDecline && (
            <TextField
              label={commonTexts.reason}
              maxLength={200}
              {...form.text('reason')}
              hint={refundTexts.reasonHint}
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
      return refundTexts.sendEffect(refundMethodText(refund))
    case 'check':
      return refundTexts.checkEffect
    case 'credit':
      return refundTexts.creditEffect
  }
}
