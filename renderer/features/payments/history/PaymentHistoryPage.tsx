/** /paymentHistory: the payments of the selected billing account, newest first. Page and filters are in the URL. */
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import * as paymentHistoryTexts from '#shared/texts/payments/paymentHistory'
import { useListPaymentsQuery } from '../../../api/payments/payments'
import { paymentRow } from '../../../domain/payments/paymentRow'
import { NoAccount } from '../../../domain/services/NoAccount'
import { useRowFormats } from '../../../domain/useRowFormats'
import { useSignedIn } from '../../../session/SignedIn'
import { useSelection } from '../../../session/useSelection'
import { ListPages } from '../../../ui/lists/ListPages'
import { type SearchChanges, withChanges } from '../../../ui/lists/listSearch'
import { useLastPage } from '../../../ui/lists/useLastPage'
import { useResetPage } from '../../../ui/lists/useResetPage'
import { EmptyPanel, FiltersPlaceholder, PageStack } from '../../../ui/panels/Panel'
import { PageState } from '../../../ui/states/PageState'
import { lazyThemed } from '../../../ui/theme/lazyThemed'
import { LazyScheduledPayments } from '../scheduled/LazyScheduledPayments'
import { ExportPayments } from './ExportPayments'
import { isFiltered, readHistoryFilter } from './historyFilter'
import { PaymentSummary, PaymentTable } from './PaymentTable'
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

function History({ account }: { account: UserAccount }) {
  const { person, user } = useSignedIn()
  const formats = useRowFormats()
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
  const filtersPlaceholder = (
    <FiltersPlaceholder label={paymentHistoryTexts.filterPayments} kinds={['select', 'days']} />
  )

  /** Changes parts of the URL. A changed filter restarts at the first page. */
  const updateSearch = (changes: SearchChanges): void => setSearch((before) => withChanges(before, changes))

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
            onChange={updateSearch}
          />
        ) : (
          filtersPlaceholder
        )}
      </Suspense>

      {isReversed ? (
        <EmptyPanel picture="search">{paymentHistoryTexts.invalidDates}</EmptyPanel>
      ) : (
        <PageState query={query} failedText={paymentHistoryTexts.paymentsNotLoaded}>
          {({ payments, total_count, paid_this_year }) => (
            <>
              <PaymentSummary text={paymentHistoryTexts.paidThisYear(formats.amount(paid_this_year))}>
                {payments.length > 0 && <ExportPayments filter={body} />}
              </PaymentSummary>
              <PaymentTable
                rows={payments.map((payment) => paymentRow(payment, user, formats))}
                isFiltered={isFiltered(filter)}
                isStale={query.isFetching}
              />
              <ListPages page={filter} totalCount={total_count} />
            </>
          )}
        </PageState>
      )}
    </PageStack>
  )
}
