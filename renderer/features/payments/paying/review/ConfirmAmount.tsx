/** Notes that an amount exceeds the balance, or asks for confirmation when it does so by far. */

import type { Cents } from '#shared/format/money'
import { Checkbox } from '../../../../ui/Checkbox'
import { amountNote, excessText, isFarAbove } from '../paymentAmount'
import styles from './review.module.css'

interface Props {
  owed: Cents | null
  amount: Cents
  isConfirmed: boolean
  isDisabled: boolean
  onConfirm: (isConfirmed: boolean) => void
}

export function ConfirmAmount({ owed, amount, isConfirmed, isDisabled, onConfirm }: Props) {
  if (!isFarAbove(owed, amount)) return <p className={styles.note}>{amountNote(owed, amount)}</p>
  return (
    <Checkbox
      className={styles.confirm}
      checked={isConfirmed}
      disabled={isDisabled}
      onChange={({ target }) => onConfirm(target.checked)}
    >
      {excessText(owed, amount)}
    </Checkbox>
  )
}
