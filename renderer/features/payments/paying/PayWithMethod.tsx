/** The cost and the Pay button of a saved method, which opens the review. Its size never changes. */
import { Spin } from 'antd'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { methodName } from '#shared/payments/brands'
import { feeOf } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import * as scheduledPaymentTexts from '#shared/texts/payments/scheduledPayments'
import { expiryState } from '../../../domain/payments/methodDisplay'
import { Button } from '../../../ui/Button'
import { amountText } from '../../../ui/format/amounts'
import { dayText } from '../../../ui/format/days'
import { LinkButton } from '../../../ui/panels/LinkButton'
import parts from '../../../ui/panels/parts.module.css'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { replaceUrl } from '../methods/replaceUrl'
import type { PayTiming } from '../scheduled/payDay'
import making from './makePayment.module.css'

interface Props {
  method: PaymentProfile
  /** Null while there is no payable amount. */
  amount: Cents | null
  when: PayTiming
  today: string
  /** The token of the method that a payment is being made with, which may be another one. */
  payingToken: string | null
  /** "Saves $6.55" */
  saving: string | null
  /** The one method whose button stands out. */
  isPrimary: boolean
  onReview: (method: PaymentProfile, amount: Cents) => void
}

export function PayWithMethod({ method, amount, when, today, payingToken, saving, isPrimary, onReview }: Props) {
  if (expiryState(method['credit-card-expiry-date'], today) === 'expired') {
    return (
      <LinkButton kind="link" to={replaceUrl(method.token)}>
        {commonTexts.replace}
      </LinkButton>
    )
  }
  return (
    <div className={making.pay}>
      {amount !== null && <Cost {...{ method, amount, saving }} />}
      <span className={making.spinner}>
        {payingToken === method.token && <Spin size="small" aria-label={paymentTexts.payingLabel} />}
      </span>
      <span className={making.button}>
        {amount !== null && (
          <PayButton {...{ method, amount, when, isPrimary, onReview }} isDisabled={payingToken !== null} />
        )}
      </span>
    </div>
  )
}

function Cost({ method, amount, saving }: Pick<Props, 'method' | 'saving'> & { amount: Cents }) {
  const fee = feeOf(method['payment-category'], amount)
  return (
    <span className={making.cost}>
      <span className={parts.small}>{fee > 0 ? paymentMethodTexts.feeOfFee(amountText(fee)) : paymentTexts.noFee}</span>
      {saving !== null && <span className={making.saving}>{saving}</span>}
    </span>
  )
}

interface PayButtonProps extends Pick<Props, 'method' | 'when' | 'isPrimary' | 'onReview'> {
  amount: Cents
  isDisabled: boolean
}

function PayButton({ method, amount, when, isPrimary, isDisabled, onReview }: PayButtonProps) {
  const isOnline = useIsOnline()
  if (when.kind === 'on' && expiryState(method['credit-card-expiry-date'], when.day) === 'expired') {
    return <span className={parts.small}>{scheduledPaymentTexts.expiredByThen}</span>
  }
  const fee = feeOf(method['payment-category'], amount)
  const name = methodName(method.type, method['profile-account-number'])
  const text = paymentTexts.payReview(when.kind === 'now', amountText(amount + fee))
  const label = paymentTexts.payLabel({
    text,
    fee: fee > 0 ? amountText(fee) : '',
    method: name,
    day: when.kind === 'on' ? dayText(when.day) : '',
  })
  return (
    <Button
      kind={isPrimary ? 'primary' : 'normal'}
      disabled={isDisabled || !isOnline || when.kind === 'undecided'}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => onReview(method, amount)}
    >
      {text}
    </Button>
  )
}
