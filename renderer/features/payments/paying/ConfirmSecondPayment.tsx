/** The warning and the extra confirmation while an earlier payment of the same bill may still have gone through. */
import { Alert, Checkbox } from 'antd'
import { amountText } from '../../../ui/look/amounts'
import type { UnsettledAttempt } from './paymentAttempts'
import styles from './review.module.css'

interface Props {
  earlier: readonly UnsettledAttempt[]
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: (isConfirmed: boolean) => void
}

export function ConfirmSecondPayment({ earlier, isConfirmed, isDisabled, onConfirm }: Props) {
  if (earlier.length === 0) return null
  const payments = earlier.map(({ amount, methodName }) => `${amountText(amount)} with ${methodName}`).join(' and ')
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={`We don’t know yet whether your earlier payment of ${payments} went through. If you pay now, you may pay twice.`}
      />
      <Checkbox
        className={styles.confirm}
        checked={isConfirmed}
        disabled={isDisabled}
        onChange={({ target }) => onConfirm(target.checked)}
      >
        Yes, pay this as well
      </Checkbox>
    </>
  )
}
