/** Beside a saved method on "Make payment": what it costs, and a Pay button that opens the review. Its place keeps its size, whatever is in it. */
import { Button, Spin } from 'antd'
import { methodName } from '#shared/brands'
import type { PaymentProfile } from '#shared/contract/payments'
import { dayText } from '../../../ui/look/days'
import type { Cents } from '#shared/money'
import { feeOf } from '#shared/paymentTypes'
import { expiryState } from '../../../ui/payments/methodLooks'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { replaceAddress } from '../methods/replaceAddress'
import making from './makePayment.module.css'
import styles from '../payments.module.css'
import type { PayWhen } from '../scheduled/payDay'
import { amountText } from '../../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  method: PaymentProfile
  /** Null while there is nothing that could be paid. */
  amount: Cents | null
  when: PayWhen
  today: string
  /** The token that is being paid with, whichever it is. */
  paying: string | null
  /** "Save $6.55 with E-Check" */
  saving: string | null
  onReview: (method: PaymentProfile, amount: Cents) => void
}

export function PayWithMethod({ method, amount, when, today, paying, saving, onReview }: Props) {
  if (expiryState(method['credit-card-expiry-date'], today) === 'expired') {
    return (
      <LinkButton type="link" to={replaceAddress(method.token)}>
        {commonTexts.replace}
      </LinkButton>
    )
  }
  return (
    <div className={making.pay}>
      {amount !== null && <Cost {...{ method, amount, saving }} />}
      <span className={making.spinner}>
        {paying === method.token && <Spin size="small" aria-label={paymentTexts.payingText} />}
      </span>
      <span className={making.button}>
        {amount !== null && <PayButton {...{ method, amount, when, onReview }} isDisabled={paying !== null} />}
      </span>
    </div>
  )
}

function Cost({ method, amount, saving }: Pick<Props, 'method' | 'saving'> & { amount: Cents }) {
  const fee = feeOf(method['payment-category'], amount)
  return (
    <span className={making.cost}>
      <span className={styles.quiet}>{fee > 0 ? `incl. ${amountText(fee)} fee` : 'no fee'}</span>
      {saving !== null && <span className={making.saving}>{saving}</span>}
    </span>
  )
}

interface PayButtonProps extends Pick<Props, 'method' | 'when' | 'onReview'> {
  amount: Cents
  isDisabled: boolean
}

function PayButton({ method, amount, when, isDisabled, onReview }: PayButtonProps) {
  const isOnline = useIsOnline()
  if (when.kind === 'undecided') return null
  if (when.kind === 'on' && expiryState(method['credit-card-expiry-date'], when.day) === 'expired') {
    return <span className={styles.quiet}>{paymentTexts.expiresBeforeThatDay}</span>
  }
  const fee = feeOf(method['payment-category'], amount)
  const extra = fee > 0 ? `with a fee of ${amountText(fee)}` : 'without a fee'
  const name = methodName(method.type, method['profile-account-number'])
  const text = paymentTexts.payReview(when.kind === 'now', amountText(amount + fee))
  const day = when.kind === 'on' ? `, on ${dayText(when.day)}` : ''
  return (
    <Button
      disabled={isDisabled || !isOnline}
      aria-haspopup="dialog"
      aria-label={`${text}, ${extra}, from ${name}${day}`}
      onClick={() => onReview(method, amount)}
    >
      {text}
    </Button>
  )
}
