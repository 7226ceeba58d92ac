/** Below a balance: what is scheduled, what autopay will do, and a way to ask for more time. */
import { Link } from 'react-router-dom'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import type { Balance } from '#shared/contract/payments/balance'
import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { ScheduledPayment } from '#shared/contract/payments/scheduledPayments'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import * as alertTexts from '#shared/texts/customers/accountAlerts'
import { outlookText } from '../../../domain/payments/outlookText'
import { scheduledPaymentText } from '../../../domain/payments/scheduledPaymentText'
import { useHasRight } from '../../../session/useHasRight'
import parts from '../../../ui/panels/parts.module.css'

interface Props {
  account: UserAccount
  balance: Balance
  methods: readonly PaymentProfile[]
  /** The scheduled payments of this bill. */
  scheduled: readonly ScheduledPayment[]
  today: string
}

export function Outlook({ account, balance, methods, scheduled, today }: Props) {
  const mayAsk = useHasRight('SERVICETICKET.write')
  const method = methods.find((own) => own['autopay-billing-groups'].includes(account.crm_billing_group_id))
  const autopayMethod = method && methodName(method.type, method['profile-account-number'])
  const bill = { owed: balance.unpaidBalance, autopayOn: balance.autopayOn, scheduled, today }
  const isPastDue = balance.dueOn !== null && balance.dueOn < today
  return (
    <>
      {scheduled.map((payment) => (
        <p key={payment.scheduled_payment_id} className={parts.small}>
          {scheduledPaymentText(payment, today)}
        </p>
      ))}
      <p className={parts.small}>{outlookText(bill, autopayMethod)}</p>
      {isPastDue && mayAsk && (
        <p>
          <Link to={`${paths.serviceTicketCreate}?type=billing&subtype=assistance`}>{alertTexts.moreTime}</Link>
        </p>
      )}
    </>
  )
}
