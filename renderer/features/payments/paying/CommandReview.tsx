/** The review of a payment that a typed or spoken command asked for, or why there is none. */
import { Button } from 'antd'
import { useState, type ComponentProps } from 'react'
import type { GivenCommand } from '../../../ui/commands/commandSlice'
import { Modal } from '../../../ui/dialogs/Modal'
import { PaymentReview } from './PaymentReview'
import { reviewOfCommand } from './reviewOfCommand'
import type { Bill } from './reviewRequest'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

interface Props extends Omit<ComponentProps<typeof PaymentReview>, 'request'> {
  command: GivenCommand
  /** As it was when the command was given: paying changes what is owed. */
  bill: Bill & { isInstead: boolean }
}

export function CommandReview({ command, bill, ...review }: Props) {
  const [asked] = useState(() => reviewOfCommand(command, bill))
  if ('amount' in asked) return <PaymentReview request={asked} {...review} />
  return (
    <Modal
      isOpen
      title={paymentTexts.makePayment}
      onClose={review.onClose}
      footer={<Button onClick={review.onClose}>{commonTexts.close}</Button>}
    >
      <p>{asked.refusal}</p>
    </Modal>
  )
}
