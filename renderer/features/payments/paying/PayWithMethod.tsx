/** What stands beside a saved method on "Make payment": the total and a Pay button, or why there is none. */
import { Button, Spin } from 'antd'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { dayText } from '../../../ui/look/days'
import type { Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import { expiryState } from '../../../ui/payments/methodLooks'
import making from './makePayment.module.css'
import styles from '../payments.module.css'
import type { PayWhen } from '../scheduled/payDay'
import { heldBackText, type HeldBack } from './useMakePayment'
import { amountText } from '../../../ui/look/amounts'

interface Props {
  method: PaymentProfile
  /** Null while there is nothing that could be paid. */
  amount: Cents | null
  when: PayWhen
  today: string
  /** The token that is being paid with, whichever it is. */
  paying: string | null
  heldBack: HeldBack | null
  onPay: (method: PaymentProfile, amount: Cents) => void
  onReview: (method: PaymentProfile, amount: Cents, payOn: string) => void
  onAddNew: () => void
}

export function PayWithMethod({ method, amount, when, today, paying, heldBack, ...on }: Props) {
  if (expiryState(method['credit-card-expiry-date'], today) === 'expired') {
    return (
      <Button type="link" onClick={on.onAddNew}>
        Add a new one
      </Button>
    )
  }
  return (
    <>
      {amount !== null && <PayButton {...{ method, amount, when, ...on }} isDisabled={paying !== null} />}
      {paying === method.token && <Spin size="small" aria-label="Paying" />}
      <output className={making.heldBack}>{heldBack?.token === method.token && heldBackText(heldBack)}</output>
    </>
  )
}

interface PayButtonProps extends Pick<Props, 'method' | 'when' | 'onPay' | 'onReview'> {
  amount: Cents
  isDisabled: boolean
}

/** Pays at once, as the specification has it; for a later day it leads to the review. */
function PayButton({ method, amount, when, isDisabled, onPay, onReview }: PayButtonProps) {
  if (when.kind === 'undecided') return null
  if (when.kind === 'on' && expiryState(method['credit-card-expiry-date'], when.day) === 'expired') {
    return <span className={styles.quiet}>expires before that day</span>
  }
  const fee = feeOf(method['payment-category'], amount)
  const extra = fee > 0 ? `with a fee of ${amountText(fee)}` : 'without a fee'
  const name = methodName(method.type, method['profile-account-number'])
  const text = `${when.kind === 'now' ? 'Pay' : 'Review'} ${amountText(amount + fee)}`
  const day = when.kind === 'on' ? `, on ${dayText(when.day)}` : ''
  return (
    <>
      <span className={making.total}>
        <span className={styles.quiet}>{fee > 0 ? `incl. ${amountText(fee)} fee` : 'no fee'}</span>
      </span>
      <Button
        type="primary"
        disabled={isDisabled}
        aria-label={`${text}, ${extra}, from ${name}${day}`}
        onClick={() => (when.kind === 'now' ? onPay(method, amount) : onReview(method, amount, when.day))}
      >
        {text}
      </Button>
    </>
  )
}
