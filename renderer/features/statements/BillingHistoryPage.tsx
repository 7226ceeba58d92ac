/** /BillingHistory: lists the statements, or shows the one in ?statement=…. Page and filters are in the URL. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { serviceGroups } from '#shared/services/services'
import * as statementTexts from '#shared/texts/billing/statements'
import { useLazyListStatementsQuery, useListStatementsQuery } from '../../api/billing/statements'
import { ExportAllButton } from '../../domain/exports/ExportAllButton'
import { NoAccount } from '../../domain/services/NoAccount'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useResetPage } from '../../ui/lists/useResetPage'
import { FiltersPlaceholder, PageStack } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { AskAboutBills } from './AskAboutBills'
import { NextBill } from './NextBill'
import { StatementTable } from './StatementTable'
import { statementRows } from './statementRows'

const loadStatementPage = () => import('./StatementPage')
/** The list does not need it. It is loaded once the list is shown, because most people open a bill next. */
const StatementPage = lazy(async () => ({ default: (await loadStatementPage()).StatementPage }))
const StatementFilters = lazyThemed(async () => (await import('./StatementFilters')).StatementFilters)

/** `isListShown` tells that the code above the list can be loaded now. */
type PaperlessOf = (account: UserAccount, isListShown: boolean) => ReactNode

export function BillingHistoryPage({ paperlessOf }: { paperlessOf: PaperlessOf }) {
  const [search] = useSearchParams()
  const { user } = useSignedIn()
  const { account } = useSelection()
  const statementId = search.get('statement')
  if (statementId)
    return (
      <Suspense fallback={<SkeletonRows rows={12} />}>
        <StatementPage key={statementId} statementId={statementId} />
      </Suspense>
    )
  return account ? (
    <Statements account={account} paperlessOf={paperlessOf} />
  ) : (
    <NoAccount isStaff={isStaff(user.userTypeCode)} />
  )
}

function emptyText(firstBillDate: string | null, isFiltered: boolean): string {
  if (firstBillDate) return statementTexts.firstBillHint(dayText(firstBillDate))
  return isFiltered ? statementTexts.noBillsMatch : statementTexts.noBillsYet
}

function Statements({ account, paperlessOf }: { account: UserAccount; paperlessOf: PaperlessOf }) {
  const { person } = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const showsAllAccounts = search.get('accounts') === 'all' && !isStaff(person.userTypeCode)
  useResetPage(showsAllAccounts ? 'all' : account.crm_billing_group_id)
  const year = Number(search.get('year')) || undefined
  const page = readPage(search)
  const group = showsAllAccounts ? serviceGroups.find((option) => option === search.get('service')) : undefined
  const filter = {
    ...(!showsAllAccounts && { billing_group_id: account.crm_billing_group_id }),
    ...(group && { service_group: group }),
    ...(year && { year }),
  }
  const isFiltered = year !== undefined || group !== undefined
  const query = useListStatementsQuery({ body: { ...filter, ...page } })
  const [listPage] = useLazyListStatementsQuery()
  useLastPage(page, query)
  // The code of the filters is loaded after the first rows.
  const isListShown = query.data !== undefined || query.isError
  useEffect(() => {
    if (isListShown) void loadStatementPage()
  }, [isListShown])
  const filtersPlaceholder = (
    <FiltersPlaceholder label={statementTexts.filterStatements} kinds={['choice', 'select', 'button']} />
  )
  const updateSearch = (changes: SearchChanges): void => setSearch((before) => withChanges(before, changes))

  return (
    <PageStack>
      {!showsAllAccounts && paperlessOf(account, isListShown)}
      {!showsAllAccounts && <NextBill billingGroup={account.crm_billing_group_id} />}
      <Suspense fallback={filtersPlaceholder}>
        {isListShown ? (
          <StatementFilters
            canSeeAllAccounts={!isStaff(person.userTypeCode)}
            {...{ showsAllAccounts, group, year }}
            years={query.data?.years ?? []}
            onChange={updateSearch}
          >
            <ExportAllButton
              fileName={statementTexts.statementsCsv}
              isDisabled={!query.data?.total_count}
              fetchPage={async (exported) => {
                const { data } = await listPage({ body: { ...filter, ...exported } })
                return data && { rows: data.statements, total: data.total_count }
              }}
              toCells={statementRows}
            />
          </StatementFilters>
        ) : (
          filtersPlaceholder
        )}
      </Suspense>
      <PageState query={query} failedText={statementTexts.statementsNotLoaded}>
        {({ statements, total_count, first_bill_date }) => (
          <>
            <StatementTable
              {...{ statements, search, showsAllAccounts }}
              isStale={query.isFetching}
              empty={emptyText(first_bill_date, isFiltered)}
              emptyAction={
                isFiltered && !first_bill_date ? (
                  <Button onClick={() => updateSearch({ year: null, service: null })}>
                    {statementTexts.showAllBills}
                  </Button>
                ) : (
                  <AskAboutBills />
                )
              }
            />
            {total_count > 0 && <ListPages page={page} totalCount={total_count} />}
          </>
        )}
      </PageState>
    </PageStack>
  )
}
