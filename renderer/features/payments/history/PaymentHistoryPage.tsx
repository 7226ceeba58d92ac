/** /paymentHistory: the payments of the selected billing account, newest first; page and filters live in the address. */
import { Link, useSearchParams } from 'react-router-dom'
import { methodName } from '#shared/brands'
import { isStaff } from '#shared/access'
import type { UserAccount, UserDetails } from '#shared/contract/userDetails'
import type { Payment } from '#shared/contract/payments'
import { useListPaymentsQuery } from '../../../api/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { paths } from '../../../paths'
import { billText } from './appliedTo'
import { filterOf, isFiltered } from './historyFilter'
import { paymentRows } from './paymentRows'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelected } from '../../../session/useSelected'
import { ExportButton } from '../../../domain/ExportButton'
import { DataTable, type Column } from '../../../ui/lists/DataTable'
import { DateText } from '../../../ui/DateText'
import { changed, type Changes } from '../../../ui/lists/listAddress'
import { saveCsv } from '../../../ui/lists/csv'
import { useFirstPageOf } from '../../../ui/lists/useFirstPageOf'
import { PageState } from '../../../ui/states/PageState'
import { EmptyPanel, PageStack } from '../../../ui/panels/Panel'
import { ListPages } from '../../../ui/lists/ListPages'
import { useLastPage } from '../../../ui/lists/useLastPage'
import { NoAccount } from '../../../ui/states/NoAccount'
import { ScheduledOnPage } from '../scheduled/ScheduledOnPage'
import { PaymentFilters } from './PaymentFilters'
import { ReceivedCredits } from './ReceivedCredits'
import { ReceivedRefunds } from './ReceivedRefunds'
import { amountWithFee, feeTaken } from '#shared/charged'
import { channelLabels } from '#shared/paymentLabels'
import { PaymentStatusTag } from '../../../ui/payments/PaymentStatusTag'
import styles from '../payments.module.css'
import { amountText } from '../../../ui/look/amounts'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments'
import { Rich } from '../../../ui/Rich'

export function PaymentHistoryPage() {
  const { user } = useSignedIn()
  const { account } = useSelected()
  useFirstPageOf(account?.crm_billing_group_id)
  return account ? (
    <History key={account.crm_billing_group_id} account={account} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} what={paymentTexts.nothingToPay} />
  )
}

interface Shown {
  timeZone: string
  user: UserDetails
}

const columnsFor = ({ timeZone, user }: Shown): Column<Payment>[] => [
  {
    key: 'date',
    title: paymentTexts.date,
    render: (payment) => <DateText value={payment.created_date} timeZone={timeZone} />,
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: (payment) => <PaymentStatusTag status={payment.status} reason={payment.reason} />,
  },
  {
    key: 'method',
    title: paymentTexts.method,
    render: (payment) => <span className={styles.method}>{methodName(payment.method_type, payment.method_last4)}</span>,
  },
  {
    key: 'channel',
    title: paymentTexts.channel,
    narrow: 'hidden',
    render: (payment) => channelLabels[payment.channel],
  },
  {
    key: 'applied',
    title: paymentTexts.appliedTo,
    render: (payment) => billText(user, payment.crm_billing_account_number),
  },
  {
    key: 'confirmation',
    title: paymentTexts.confirmationNo,
    render: (payment) => (
      <Link to={`${paths.paymentSuccess}?confirmation=${payment.confirmation_number}`}>
        {payment.confirmation_number}
      </Link>
    ),
  },
  {
    key: 'amount',
    title: commonTexts.amount,
    isFigure: true,
    narrow: 'right',
    render: (payment) => <Charged payment={payment} />,
  },
]

/** What was taken, and how much of it was the fee. */
const Charged = ({ payment }: { payment: Payment }) => (
  <>
    {amountText(amountWithFee(payment))}
    {feeTaken(payment) > 0 && (
      <span className={styles.feeOf}>{paymentTexts.withAFeeOf(amountText(feeTaken(payment)))}</span>
    )}
  </>
)

function History({ account }: { account: UserAccount }) {
  const { person, user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  const [search, setSearch] = useSearchParams()
  const { isOfAll: isAskedOfAll, ...filter } = filterOf(search)
  // "All" are all that one reaches; staff look at one bill at a time.
  const hasMore =
    !isStaff(person.userTypeCode) &&
    user.user_accounts.some(({ crm_billing_group_id }) => crm_billing_group_id !== account.crm_billing_group_id)
  const isOfAll = isAskedOfAll && !isStaff(person.userTypeCode)
  const isReversed = Boolean(filter.from_date && filter.to_date && filter.from_date > filter.to_date)
  const query = useListPaymentsQuery(
    { body: { ...(!isOfAll && { billing_group_id: account.crm_billing_group_id }), ...filter } },
    { skip: isReversed },
  )
  // While it asks, the count is still that of the list before.
  const isCounted = !isReversed && query.isSuccess && !query.isFetching
  useLastPage(filter, { ...query, isSuccess: isCounted })

  /** Changes some of the address; a changed filter starts at the first page. */
  const show = (changes: Changes): void => setSearch((before) => changed(before, changes))

  return (
    <PageStack>
      <ScheduledOnPage
        customerNumber={account.crm_customer_number}
        billingAccount={isOfAll ? undefined : account.crm_billing_account_number}
      />
      <ReceivedCredits key={String(isOfAll)} groupId={isOfAll ? undefined : account.crm_billing_group_id} />
      <ReceivedRefunds key={`refunds ${isOfAll}`} groupId={isOfAll ? undefined : account.crm_billing_group_id} />
      <PaymentFilters filter={{ isOfAll, ...filter }} {...{ isReversed, hasMore }} onChange={show} />

      {isReversed ? (
        <EmptyPanel>{paymentTexts.correctTheDatesToSee}</EmptyPanel>
      ) : (
        <PageState query={query} what={paymentTexts.thePayments}>
          {({ payments, total_count, paid_this_year }) => (
            <>
              <div className={styles.summary}>
                <p className={styles.quiet}>
                  {paymentTexts.paidThisYearPaidThis(
                    isOfAll,
                    account.crm_billing_account_number,
                    amountText(paid_this_year),
                  )}
                </p>
                {payments.length > 0 && (
                  <ExportButton
                    onExport={() => saveCsv(paymentTexts.paymentsCsv, paymentRows(payments, { timeZone, user }))}
                  />
                )}
              </div>
              <DataTable
                caption={paymentTexts.paymentsNewestFirst}
                columns={columnsFor({ timeZone, user })}
                rows={payments}
                rowKey={(payment) => payment.payment_id}
                isStale={query.isFetching}
                empty={
                  isFiltered(filter) ? (
                    paymentTexts.noPaymentsMatchTheseFilters
                  ) : (
                    <>
                      <Rich
                        text={paymentTexts.noPaymentsOnThisAccount}
                        parts={{ link: (text) => <Link to={paths.payment}>{text}</Link> }}
                      />
                    </>
                  )
                }
              />
              <ListPages page={filter} totalCount={total_count} />
            </>
          )}
        </PageState>
      )}
    </PageStack>
  )
}
