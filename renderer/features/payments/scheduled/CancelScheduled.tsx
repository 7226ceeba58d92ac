/** Asks before a scheduled payment is cancelled. */
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import { scheduleTexts } from '#shared/scheduledPayments'
import { useCancelScheduledPaymentMutation } from '../../../api/scheduledPayments'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { whatOf } from './scheduledWords'

interface Props {
  payment: ScheduledPayment
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

export function CancelScheduled({ payment, ...shown }: Props) {
  const [cancel] = useCancelScheduledPaymentMutation()
  return (
    <QuestionDialog
      {...shown}
      title="Cancel scheduled payment"
      consequence={`The payment of ${whatOf(payment)} will not be made. What is owed stays to be paid.`}
      yesText="Cancel payment"
      noText="Keep it"
      isDangerous
      call={() => cancel({ body: { scheduled_payment_id: payment.scheduled_payment_id } })}
      outcome={scheduleTexts.cancelled(payment.amount, payment.pay_on)}
    />
  )
}
