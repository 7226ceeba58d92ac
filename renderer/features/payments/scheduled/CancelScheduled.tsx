/** Asks for confirmation before a scheduled payment is canceled. */
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { useCancelScheduledPaymentMutation } from '../../../api/payments/scheduledPayments'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { amountText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'
import { amountAndDayText } from './amountAndDay'

interface Props {
  payment: ScheduledPayment
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

export function CancelScheduled({ payment, ...dialogProps }: Props) {
  const [cancel] = useCancelScheduledPaymentMutation()
  return (
    <QuestionDialog
      {...dialogProps}
      title={scheduledPaymentTexts.cancelScheduledPayment}
      consequence={scheduledPaymentTexts.cancelEffect(amountAndDayText(payment))}
      isDangerous
      call={() => cancel({ body: { scheduled_payment_id: payment.scheduled_payment_id } })}
      outcome={scheduledPaymentTexts.scheduleCancelled(amountText(payment.amount), dayText(payment.pay_on))}
    />
  )
}
