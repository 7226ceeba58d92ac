/** The account, day, amount, fee and total of a payment, for both immediate and scheduled payments. */
import type { ReactNode } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { feeLabel, feeOf } from '#shared/payments/paymentTypes'
import { describeBill } from '#shared/services/describeBill'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useSignedIn } from '../../../../session/SignedIn'
import { amountText } from '../../../../ui/format/amounts'
import parts from '../../../../ui/panels/parts.module.css'
import styles from './review.module.css'

interface Props {
  account: UserAccount
  /** Null until a method is selected, which the fee depends on. */
  method: PaymentProfile | null
  amount: Cents
  /** "Today, 11/23/2026" */
  day: string
  /** Shown below the fee. */
  feeNote?: ReactNode
}

export function PaymentFacts({ account, method, amount, day, feeNote }: Props) {
  const { user } = useSignedIn()
  const number = account.crm_billing_account_number
  const { services, place } = describeBill(user, (other) => other.crm_billing_account_number === number)
  const type = method?.['payment-category']
  const fee = type ? feeOf(type, amount) : 0
  return (
    <dl className={styles.facts}>
      <dt>{commonTexts.account}</dt>
      <dd>
        {paymentTexts.servicesAt(services, place)}
        <span className={parts.below}>{paymentTexts.billingAccount(number)}</span>
      </dd>
      <dt>{commonTexts.date}</dt>
      <dd>{day}</dd>
      <dt>{commonTexts.amount}</dt>
      <dd>{amountText(amount)}</dd>
      <dt>
        {paymentTexts.fee}
        {type && fee > 0 && ` (${feeLabel(type)})`}
      </dt>
      <dd>
        {type ? amountText(fee) : '–'}
        {feeNote}
      </dd>
      <div className={styles.total}>
        <dt>{commonTexts.total}</dt>
        <dd>{amountText(amount + fee)}</dd>
      </div>
    </dl>
  )
}
