/** /paymentSuccess?confirmation=…: the receipt. It reads the payment from the history, so a reload never pays again. */
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { getReceiptPdf, type Payment } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, wasCharged } from '#shared/payments/paymentCharges'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { saveFile } from '../../../api/files'
import { useGetAutopayQuery, useListPaymentsQuery } from '../../../api/payments/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { appliedTo } from '../../../domain/payments/appliedTo'
import { autopayQueryOf } from '../../../domain/payments/paymentRequests'
import { NoAccount } from '../../../domain/services/NoAccount'
import { platform } from '../../../platform'
import { useSignedIn } from '../../../session/SignedIn'
import { accountOfBill } from '../../../session/selectedAccount'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { DownloadButton } from '../../../ui/DownloadButton'
import { amountText } from '../../../ui/format/amounts'
import { nameOf } from '../../../ui/nameOf'
import { Letterhead } from '../../../ui/panels/Letterhead'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { EmptyPanel, PageStack, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import { readAcceptedPayment } from '../paying/sending/acceptedPayment'
import paper from './receipt.module.css'
import { SuccessMark } from './SuccessMark'

export function PaymentSuccessPage() {
  const [search] = useSearchParams()
  const { user } = useSignedIn()
  const confirmation = search.get('confirmation')
  // A person without accounts has made no payment.
  if (user.user_accounts.length === 0) return <NoAccount isStaff={isStaff(user.userTypeCode)} />
  // Without a confirmation number, there is nothing to show.
  return confirmation ? (
    <Receipt key={confirmation} confirmation={confirmation} />
  ) : (
    <Navigate to={paths.paymentHistory} replace />
  )
}

function Receipt({ confirmation }: { confirmation: string }) {
  const { user } = useSignedIn()
  const owner = useAccountOwner()
  const { state } = useLocation()
  const query = useListPaymentsQuery({ body: { confirmation_number: confirmation, page_number: 1, page_size: 5 } })
  const acceptedPayment = readAcceptedPayment(state, user.user_id, confirmation)
  const payments = query.data?.payments ?? (acceptedPayment ? [acceptedPayment] : undefined)
  return (
    <PageStack>
      <PageState query={{ ...query, data: payments }} failedText={paymentHistoryTexts.receiptNotLoaded}>
        {([payment]) =>
          payment ? (
            <ReceiptDetails payment={payment} />
          ) : (
            <EmptyPanel picture="search">
              <p>
                <Rich
                  text={paymentHistoryTexts.paymentNotFound(confirmation, owner === 'own')}
                  parts={{ link: (text) => <Link to={paths.paymentHistory}>{text}</Link> }}
                />
              </p>
            </EmptyPanel>
          )
        }
      </PageState>
    </PageStack>
  )
}

function ReceiptDetails({ payment }: { payment: Payment }) {
  const { user } = useSignedIn()
  const { brandName } = useRuntimeConfig()
  const owner = useAccountOwner()
  const account = accountOfBill(user, payment.crm_billing_account_number)
  return (
    <Panel title={payment.status === 'posted' && owner === 'own' ? thankYouTitle : receiptTitles[payment.status]}>
      <Letterhead brandName={brandName} />
      <p className={paper.total}>
        {payment.status === 'posted' && <SuccessMark />}
        {amountText(payment.amount)}
      </p>
      <ReceiptFacts payment={payment} />
      <div className={`${parts.wideActions} ${paper.noPrint}`}>
        <LinkButton kind="primary" to={paths.dashboard}>
          {pageTexts.mainDashboard}
        </LinkButton>
        <Button onClick={() => platform.print()}>{paymentHistoryTexts.printReceipt}</Button>
        <DownloadButton save={() => saveReceipt(payment)}>{paymentHistoryTexts.downloadReceipt}</DownloadButton>
        <Link to={paths.paymentHistory}>{pageTexts.paymentHistory}</Link>
        {wasCharged[payment.status] ? (
          account && <AutopayOffer account={account} />
        ) : (
          <Link to={paths.payment}>{paymentHistoryTexts.otherMethodLink}</Link>
        )}
      </div>
    </Panel>
  )
}

function ReceiptFacts({ payment }: { payment: Payment }) {
  const { user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  return (
    <dl className={paper.receipt}>
      <dt>{paymentHistoryTexts.confirmationNumber}</dt>
      <dd>{payment.confirmation_number}</dd>
      <dt>{commonTexts.status}</dt>
      <dd>{paymentTexts.statusLabels[payment.status]}</dd>
      <dt>{commonTexts.date}</dt>
      <dd>
        <DateText value={payment.created_date} withTime timeZone={timeZone} />
      </dd>
      <dt>{paymentHistoryTexts.paidWith}</dt>
      <dd>{methodName(payment.method_type, payment.method_last4)}</dd>
      {wasCharged[payment.status] ? (
        <>
          <dt>{paymentTexts.fee}</dt>
          <dd>{amountText(payment.fee)}</dd>
          <dt>{paymentHistoryTexts.totalCharged}</dt>
          <dd>{amountText(amountWithFee(payment))}</dd>
        </>
      ) : (
        <>
          <dt>{paymentHistoryTexts.totalCharged}</dt>
          <dd>{amountText(0)}</dd>
        </>
      )}
      {payment.return_fee > 0 && (
        <>
          <dt>{paymentHistoryTexts.returnedPaymentFee}</dt>
          <dd>{amountText(payment.return_fee)}</dd>
        </>
      )}
      {payment.balance_after !== null && (
        <>
          <dt>{paymentHistoryTexts.remainingBalance}</dt>
          <dd>{balanceText(payment.balance_after)}</dd>
        </>
      )}
      <dt>{paymentHistoryTexts.appliedTo}</dt>
      <dd>{appliedTo(user, payment.crm_billing_account_number)}</dd>
      <dt>{commonTexts.customer}</dt>
      <dd>{nameOf(user)}</dd>
      {payment.receipt_email && (
        <>
          <dt>{paymentHistoryTexts.receiptEmailedTo}</dt>
          <dd>{payment.receipt_email}</dd>
        </>
      )}
      {payment.reason && (
        <>
          <dt>{commonTexts.reason}</dt>
          <dd>{payment.reason}</dd>
        </>
      )}
    </dl>
  )
}

const saveReceipt = ({ confirmation_number }: Payment) =>
  saveFile(getReceiptPdf, { body: { confirmation_number } }, paymentHistoryTexts.receiptPdf(confirmation_number))

/** Shown only when autopay is known to be off for the bill. */
function AutopayOffer({ account }: { account: UserAccount }) {
  const { data } = useGetAutopayQuery(autopayQueryOf(account))
  return data && !data.autopay_enabled ? <Link to={paths.managePayment}>{autopayTexts.setUpAutopay}</Link> : null
}

const balanceText = (balance: Cents): string =>
  balance < 0 ? commonTexts.creditAmount(amountText(-balance)) : amountText(balance)

const thankYouTitle = paymentHistoryTexts.thankYouTitle

/** Staff read them too, so none of them says "you". */
const receiptTitles: Record<Payment['status'], string> = {
  posted: paymentHistoryTexts.paidTitle,
  pending: paymentHistoryTexts.checkingWithBank,
  declined: paymentHistoryTexts.declinedTitle,
  failed: paymentHistoryTexts.notPaidTitle,
  returned: paymentHistoryTexts.returnedPayment,
  refunded: paymentHistoryTexts.refundedTitle,
}
