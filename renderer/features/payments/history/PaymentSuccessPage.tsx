/** /paymentSuccess?confirmation=…: the receipt. It reads the payment from the history, so reloading it never pays again. */
import { Button } from 'antd'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { methodName } from '#shared/brands'
import { isStaff } from '#shared/access'
import type { Cents } from '#shared/money'
import type { UserAccount } from '#shared/contract/userDetails'
import type { Payment } from '#shared/contract/payments'
import { autopayOf } from '../../../api/paymentRequests'
import { useGetAutopayQuery, useListPaymentsQuery } from '../../../api/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { paths } from '../../../paths'
import { platform } from '../../../platform'
import { accountOfBill } from '../../../session/selectedAccount'
import { useWhose } from '../../../session/useWhose'
import { useSignedIn } from '../../../session/SignedIn'
import { DateText } from '../../../ui/DateText'
import { NoAccount } from '../../../ui/states/NoAccount'
import { PageState } from '../../../ui/states/PageState'
import { Letterhead } from '../../../ui/panels/Letterhead'
import { EmptyPanel, PageStack, Panel } from '../../../ui/panels/Panel'
import { statusLabels } from '#shared/paymentLabels'
import { amountWithFee, wasCharged } from '#shared/charged'
import { appliedTo } from './appliedTo'
import { paidNowOf } from '../paying/paidNow'
import styles from '../payments.module.css'
import paper from './receipt.module.css'
import { amountText } from '../../../ui/look/amounts'

export function PaymentSuccessPage() {
  const [search] = useSearchParams()
  const { user } = useSignedIn()
  const confirmation = search.get('confirmation')
  // Whoever has no account of their own has made no payment.
  if (user.user_accounts.length === 0) return <NoAccount isStaff={isStaff(user.userTypeCode)} what="no receipt" />
  // Opened without a payment, there is nothing to confirm.
  return confirmation ? (
    <Receipt key={confirmation} confirmation={confirmation} />
  ) : (
    <Navigate to={paths.paymentHistory} replace />
  )
}

function Receipt({ confirmation }: { confirmation: string }) {
  const { user } = useSignedIn()
  const whose = useWhose()
  const { state } = useLocation()
  const query = useListPaymentsQuery({ body: { confirmation_number: confirmation, page_number: 1, page_size: 5 } })
  const paidNow = paidNowOf(state, user.user_id, confirmation)
  const payments = query.data?.payments ?? (paidNow ? [paidNow] : undefined)
  return (
    <PageStack>
      <PageState query={{ ...query, data: payments }} what="The receipt">
        {([payment]) =>
          payment ? (
            <ReceiptOf payment={payment} />
          ) : (
            <EmptyPanel>
              <p>
                There is no payment with the confirmation number {confirmation} on {whose === 'own' ? 'your' : 'their'}{' '}
                accounts. <Link to={paths.paymentHistory}>Payment history</Link>
              </p>
            </EmptyPanel>
          )
        }
      </PageState>
    </PageStack>
  )
}

function ReceiptOf({ payment }: { payment: Payment }) {
  const { user } = useSignedIn()
  const { brandName, timeZone } = useRuntimeConfig()
  const whose = useWhose()
  const account = accountOfBill(user, payment.crm_billing_account_number)
  return (
    <Panel title={payment.status === 'posted' && whose === 'own' ? thanks : headings[payment.status]}>
      <Letterhead brandName={brandName} />
      <p className={styles.owed}>{amountText(payment.amount)}</p>
      <dl className={paper.receipt}>
        <dt>Confirmation number</dt>
        <dd>{payment.confirmation_number}</dd>
        <dt>Status</dt>
        <dd>{statusLabels[payment.status]}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={payment.created_date} withTime timeZone={timeZone} />
        </dd>
        <dt>Paid with</dt>
        <dd>{methodName(payment.method_type, payment.method_last4)}</dd>
        {wasCharged[payment.status] ? (
          <>
            <dt>Fee</dt>
            <dd>{amountText(payment.fee)}</dd>
            <dt>Total charged</dt>
            <dd>{amountText(amountWithFee(payment))}</dd>
          </>
        ) : (
          <>
            <dt>Total charged</dt>
            <dd>{amountText(0)}</dd>
          </>
        )}
        {payment.return_fee > 0 && (
          <>
            <dt>Returned-payment fee</dt>
            <dd>{amountText(payment.return_fee)}</dd>
          </>
        )}
        {payment.balance_after !== null && (
          <>
            <dt>Remaining balance</dt>
            <dd>{balanceText(payment.balance_after)}</dd>
          </>
        )}
        <dt>Applied to</dt>
        <dd>{appliedTo(user, payment.crm_billing_account_number)}</dd>
        <dt>Customer</dt>
        <dd>
          {user.first_name} {user.last_name}
        </dd>
        {payment.receipt_email && (
          <>
            <dt>Receipt emailed to</dt>
            <dd>{payment.receipt_email}</dd>
          </>
        )}
        {payment.reason && (
          <>
            <dt>Reason</dt>
            <dd>{payment.reason}</dd>
          </>
        )}
      </dl>
      <div className={`${paper.links} ${paper.noPrint}`}>
        <Button type="primary" onClick={() => platform.print()}>
          Print receipt
        </Button>
        <Link to={paths.paymentHistory}>Payment history</Link>
        {wasCharged[payment.status] ? (
          account && <AutopayOffer account={account} />
        ) : (
          <Link to={paths.payment}>Pay with another method</Link>
        )}
        <Link to={paths.dashboard}>Main Dashboard</Link>
      </div>
    </Panel>
  )
}

/** Only where the bill is known not to pay itself already. */
function AutopayOffer({ account }: { account: UserAccount }) {
  const { data } = useGetAutopayQuery(autopayOf(account))
  return data && !data.autopay_enabled ? <Link to={paths.managePayment}>Set up autopay</Link> : null
}

const balanceText = (balance: Cents): string => (balance < 0 ? `${amountText(-balance)} credit` : amountText(balance))

const thanks = 'Thank you, your payment went through'

/** Read by staff too, so that none of them says "you". */
const headings: Record<Payment['status'], string> = {
  posted: 'This payment went through',
  pending: 'This payment is being checked with the bank',
  declined: 'This payment was declined',
  failed: 'This payment did not go through',
  returned: 'This payment was returned by the bank',
  refunded: 'This payment was refunded',
}
