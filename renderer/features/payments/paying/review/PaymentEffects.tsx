/** What a payment today changes about scheduled payments and autopay, so that no one pays twice unawares. */
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Cents } from '#shared/format/money'
import { autopayOutlookOf } from '#shared/payments/autopayOutlook'
import * as autopayTexts from '#shared/texts/payments/autopay'
import { useViewBalanceQuery } from '../../../../api/payments/payments'
import { outlookText } from '../../../../domain/payments/outlookText'
import { balanceRequestOf } from '../../../../domain/payments/paymentRequests'
import { beforePayingText } from '../../../../domain/payments/scheduledPaymentText'
import { useAccountScheduledPayments } from '../../../../domain/payments/useAccountScheduledPayments'
import { dayText } from '../../../../ui/format/days'
import styles from './review.module.css'

interface Props {
  account: UserAccount
  amount: Cents
  today: string
}

export function PaymentEffects({ account, amount, today }: Props) {
  const { data: balance } = useViewBalanceQuery(balanceRequestOf(account))
  const { scheduled } = useAccountScheduledPayments(account)
  if (!balance) return null
  const { unpaidBalance: owed, autopayOn } = balance
  const outlook = autopayOutlookOf({ owed, autopayOn, scheduled, today })
  const autopay =
    amount >= owed
      ? outlook.kind === 'pays' && autopayTexts.nothingToPay(dayText(outlook.on))
      : outlookText({ owed, autopayOn, scheduled: [...scheduled, { amount, pay_on: today }], today })
  return (
    <>
      {scheduled.map((payment) => (
        <p key={payment.scheduled_payment_id} className={styles.note}>
          {beforePayingText(payment, { owed, amount, today })}
        </p>
      ))}
      {autopay && <p className={styles.note}>{autopay}</p>}
    </>
  )
}
