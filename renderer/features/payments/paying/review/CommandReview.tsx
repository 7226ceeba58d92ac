/** Reviews a payment that a typed or spoken command requested, or shows why there is no review. */
import { type ComponentProps, useState } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import type { DispatchedCommand } from '../../../../domain/commands/commandSlice'
import { Button } from '../../../../ui/Button'
import { Modal } from '../../../../ui/dialogs/Modal'
import { PaymentReview } from './PaymentReview'
import { reviewOfCommand } from './reviewOfCommand'
import type { Bill } from './reviewRequest'

interface Props extends Omit<ComponentProps<typeof PaymentReview>, 'request'> {
  command: DispatchedCommand
  /** The bill when the command was given, because paying changes the balance. */
  bill: Bill & { replacesReview: boolean }
}

export function CommandReview({ command, bill, ...reviewProps }: Props) {
  const [request] = useState(() => reviewOfCommand(command, bill))
  if ('amount' in request) return <PaymentReview request={request} {...reviewProps} />
  return (
    <Modal
      isOpen
      title={paymentTexts.makePayment}
      onClose={reviewProps.onClose}
      footer={<Button onClick={reviewProps.onClose}>{commonTexts.close}</Button>}
    >
      <p>{request.problem}</p>
    </Modal>
  )
}
