/** /paymentHistory: the payments of the selected billing account, newest first. Page and filters are in the URL. */
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount, UserDetails } from '#shared/contract/customers/userDetails'
import type { Payment } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import { amountWithFee, chargedFee } from '#shared/payments/paymentCharges'
import * as commonTexts from '#shared/texts/common'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useListPaymentsQuery } from '../../../api/payments/payments'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { PaymentStatusTag } from '../../../domain/payments/PaymentStatusTag'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelection } from '../../../session/useSelection'
import { DateText } from '../../../ui/DateText'
import { amountText } from '../../../ui/format/amounts'
import { type Column, DataTable } from '../../../ui/lists/DataTable'
import { ListPages } from '../../../ui/lists/ListPages'
import { type AddressChanges, withChanges } from '../../../ui/lists/listAddress'
import { useLastPage } from '../../../ui/lists/useLastPage'
import { useResetPage } from '../../../ui/lists/useResetPage'
import { EmptyPanel, FiltersPlaceholder, PageStack } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { NoAccount } from '../../../ui/states/NoAccount'
import { PageState } from '../../../ui/states/PageState'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import styles from '../payments.module.css'
import { LazyScheduledPayments } from '../scheduled/LazyScheduledPayments'
import { billText } from './appliedTo'
import { ExportPayments } from './ExportPayments'
import { isFiltered, readHistoryFilter } from './historyFilter'
import { ReceivedCredits } from './ReceivedCredits'
import { ReceivedRefunds } from './ReceivedRefunds'

const PaymentFilters = lazyThemed(async () => (await import('./PaymentFilters')).PaymentFilters)

export function PaymentHistoryPage() {
  const { user } = useSignedIn()
  const { account } = useSelection()
  useResetPage(account?.crm_billing_group_id)
  return account ? (
    <History key={account.crm_billing_group_id} account={account} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} />
  )
}

interface ColumnContext {
  timeZone: string
  user: UserDetails
}

const columnsFor = ({ timeZone, user }: ColumnContext): Column<Payment>[] => [
  {
    key: 'date',
    title: commonTexts.date,
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
    title: paymentHistoryTexts.method,
    render: (payment) => <span className={styles.method}>{methodName(payment.method_type, payment.method_last4)}</span>,
  },
  {
    key: 'channel',
    title: paymentHistoryTexts.channel,
    narrow: 'hidden',
    render: (payment) => paymentTexts.channelLabels[payment.channel],
  },
  {
    key: 'applied',
    title: paymentHistoryTexts.appliedTo,
    render: (payment) => billText(user, payment.crm_billing_account_number),
  },
  {
    key: 'confirmation',
    title: paymentHistoryTexts.confirmationNo,
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
    render: (payment) => <ChargedAmount payment={payment} />,
  },
]

/** Shows the amount charged, and how much of it was the fee. */
const ChargedAmount = ({ payment }: { payment: Payment }) => (
  <>
    {amountText(amountWithFee(payment))}
    {chargedFee(payment) > 0 && (
      <span className={styles.feeOf}>{paymentTexts.includesFee(amountText(chargedFee(payment)))}</span>
    )}
  </>
)

function History({ account }: { account: UserAccount }) {
  const { person, user } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  const [search, setSearch] = useSearchParams()
  const { includesAllAccounts: requestsAllAccounts, ...filter } = readHistoryFilter(search)
  // "All" covers every account that the person can see. Staff see one bill at a time.
  const hasOtherAccounts =
    !isStaff(person.userTypeCode) &&
    user.user_accounts.some(({ crm_billing_group_id }) => crm_billing_group_id !== account.crm_billing_group_id)
  const includesAllAccounts = requestsAllAccounts && !isStaff(person.userTypeCode)
  const isReversed = Boolean(filter.from_date && filter.to_date && filter.from_date > filter.to_date)
  const body = { ...(!includesAllAccounts && { billing_group_id: account.crm_billing_group_id }), ...filter }
  const query = useListPaymentsQuery({ body }, { skip: isReversed })
  // During loading, the count still belongs to the previous list.
  const isCounted = !isReversed && query.isSuccess && !query.isFetching
  useLastPage(filter, { ...query, isSuccess: isCounted })

  // The code of the filters is loaded after the first rows.
  const areFiltersShown = isReversed || query.data !== undefined || query.isError
  const filtersPlaceholder = <FiltersPlaceholder label={paymentHistoryTexts.filterPayments} count={2} />

  /** Changes parts of the URL. A changed filter restarts at the first page. */
  const updateAddress = (changes: AddressChanges): void => setSearch((before) => withChanges(before, changes))

  return (
    <PageStack>
      <LazyScheduledPayments
        customerNumber={account.crm_customer_number}
        billingAccount={includesAllAccounts ? undefined : account.crm_billing_account_number}
      />
      <ReceivedCredits
        key={String(includesAllAccounts)}
        groupId={includesAllAccounts ? undefined : account.crm_billing_group_id}
      />
      <ReceivedRefunds
        key={`refunds ${includesAllAccounts}`}
        groupId={includesAllAccounts ? undefined : account.crm_billing_group_id}
      />
      <Suspense fallback={filtersPlaceholder}>
        {areFiltersShown ? (
          <PaymentFilters
            filter={{ includesAllAccounts, ...filter }}
            {...{ isReversed, hasOtherAccounts }}
            onChange={updateAddress}
          />
        ) : (
          filtersPlaceholder
        )}
      </Suspense>

      {isReversed ? (
        <EmptyPanel picture="search">{paymentHistoryTexts.invalidDates}</EmptyPanel>
      ) : (
        <PageState query={query} subject={paymentHistoryTexts.thePayments}>
          {({ payments, total_count, paid_this_year }) => (
            <>
              <div className={styles.summary}>
                <p className={parts.small}>
                  {paymentHistoryTexts.paidThisYear(
                    includesAllAccounts,
                    account.crm_billing_account_number,
                    amountText(paid_this_year),
                  )}
                </p>
                {payments.length > 0 && <ExportPayments filter={body} />}
              </div>
              <DataTable
                caption={paymentHistoryTexts.paymentsNewestFirst}
                columns={columnsFor({ timeZone, user })}
                rows={payments}
                rowKey={(payment) => payment.payment_id}
                isStale={query.isFetching}
                empty={
                  isFiltered(filter) ? paymentHistoryTexts.noPaymentsMatchTheseFilters : paymentHistoryTexts.noPayments
                }
                emptyPicture={isFiltered(filter) ? 'search' : 'bills'}
                emptyAction={!isFiltered(filter) && <Link to={paths.payment}>{paymentHistoryTexts.makeAPayment}</Link>}
              />
              <ListPages page={filter} totalCount={total_count} />
            </>
          )}
        </PageState>
      )}
    </PageStack>
  )
}
