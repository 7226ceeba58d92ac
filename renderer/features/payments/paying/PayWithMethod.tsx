/** What stands beside a saved method on "Make payment": the total and a Pay button, or why there is none. */
import { Button, Spin } from 'antd'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { formatCents, type Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import { expiryState } from '../../../ui/payments/methodLooks'
import making from './makePayment.module.css'
import styles from '../payments.module.css'
import type { HeldBack } from './useMakePayment'

interface Props {
  method: PaymentProfile
  /** Null while there is nothing that could be paid. */
  amount: Cents | null
  today: string
  /** The token that is being paid with, whichever it is. */
  paying: string | null
  heldBack: HeldBack | null
  onPay: (method: PaymentProfile, amount: Cents) => void
  onAddNew: () => void
}

export function PayWithMethod({ method, amount, today, paying, heldBack, onPay, onAddNew }: Props) {
  if (expiryState(method['credit-card-expiry-date'], today) === 'expired') {
    return (
      <Button type="link" onClick={onAddNew}>
        Add a new one
      </Button>
    )
  }
  return (
    <>
      {amount !== null && <PayButton {...{ method, amount, onPay }} isDisabled={paying !== null} />}
      {paying === method.token && <Spin size="small" aria-label="Paying" />}
      <output className={making.heldBack}>{heldBack?.token === method.token && heldBackText(heldBack)}</output>
    </>
  )
}

const heldBackText = ({ waitMs }: HeldBack): string =>
  Number.isFinite(waitMs)
    ? 'Two payments need five seconds between them. Wait a moment, then press Pay again.'
    : 'Another payment is still under way. Wait until it is through.'

interface PayButtonProps extends Pick<Props, 'method' | 'onPay'> {
  amount: Cents
  isDisabled: boolean
}

function PayButton({ method, amount, isDisabled, onPay }: PayButtonProps) {
  const fee = feeOf(method['payment-category'], amount)
  const extra = fee > 0 ? `with a fee of ${formatCents(fee)}` : 'without a fee'
  return (
    <>
      <span className={making.total}>
        <span className={styles.quiet}>{fee > 0 ? `incl. ${formatCents(fee)} fee` : 'no fee'}</span>
      </span>
      <Button
        type="primary"
        disabled={isDisabled}
        aria-label={`Pay ${formatCents(amount + fee)}, ${extra}, from ${methodName(method.type, method['profile-account-number'])}`}
        onClick={() => onPay(method, amount)}
      >
        Pay {formatCents(amount + fee)}
      </Button>
    </>
  )
}
