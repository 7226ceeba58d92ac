/** Warns and asks for confirmation when an earlier payment of the bill may have gone through or was just made. */

import { Alert } from 'antd'
import { joinWithAnd } from '#shared/format/joinWords'
import type { Cents } from '#shared/format/money'
import * as paymentTexts from '#shared/texts/payments/payments'
import { Checkbox } from '../../../../ui/Checkbox'
import { amountText } from '../../../../ui/format/amounts'
import { timeOfMoment } from '../../../../ui/format/days'
import type { UnsettledAttempt } from '../sending/paymentAttempts'
import styles from './review.module.css'

interface Props {
  /** Payments whose outcome is unknown. */
  earlier: readonly UnsettledAttempt[]
  amount: Cents
  /** When the same amount was paid on this account; null if not recently. */
  paidAt: string | null
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: (isConfirmed: boolean) => void
}

export function ConfirmSecondPayment({ earlier, amount, paidAt, isConfirmed, isDisabled, onConfirm }: Props) {
  const payments = joinWithAnd(
    earlier.map(({ amount, methodName }) => paymentTexts.amountWithMethod(amountText(amount), methodName)),
  )
  return (
    <>
      {paidAt !== null && (
        <Alert
          type="warning"
          showIcon
          title={paymentTexts.paidEarlierToday(amountText(amount), timeOfMoment(paidAt))}
        />
      )}
      {earlier.length > 0 && <Alert type="warning" showIcon title={paymentTexts.earlierPaymentsUnknown(payments)} />}
      <Checkbox
        className={styles.confirm}
        checked={isConfirmed}
        disabled={isDisabled}
        onChange={({ target }) => onConfirm(target.checked)}
      >
        {paymentTexts.payAnyway}
      </Checkbox>
    </>
  )
}
