/** Asks before a scheduled payment is canceled. */
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import { scheduleTexts } from '#shared/scheduledPayments'
import { useCancelScheduledPaymentMutation } from '../../../api/scheduledPayments'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../../ui/forms/FormFailure'
import { useNotify } from '../../../ui/notices/useNotify'
import { whatOf } from './scheduledWords'

interface Props {
  payment: ScheduledPayment
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

export function CancelScheduled({ payment, isOpen, onClose, onClosed }: Props) {
  const [cancel] = useCancelScheduledPaymentMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmed(
    () => cancel({ body: { scheduled_payment_id: payment.scheduled_payment_id } }),
    ({ amount, pay_on }) => {
      notify.snackbar(scheduleTexts.cancelled(amount, pay_on))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen={isOpen}
      title="Cancel scheduled payment"
      message={
        <>
          <p>The payment of {whatOf(payment)} will not be made. What is owed stays to be paid.</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      isDangerous
      yesText="Cancel payment"
      noText="Keep it"
      onNo={onClose}
      onClosed={onClosed}
    />
  )
}
