/** Lists the accounts whose gas is off because of a debt, by community. */
import { useSearchParams } from 'react-router-dom'
import type { DisconnectedAccount } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { useGetDisconnectedReportQuery } from '../../api/billing/dunning'
import type { ViewCustomer } from '../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { accountColumns, Day } from './accountColumns'
import { groupByCommunity } from './groupByCommunity'
import { ReportFilters } from './ReportFilters'
import { ReportTime } from './ReportTime'

const columns = (customers: ViewCustomer): Column<DisconnectedAccount>[] => [
  ...accountColumns(customers),
  {
    key: 'disconnected',
    title: dunningTexts.disconnected,
    narrow: 'wide',
    isNamed: true,
    render: ({ disconnected_on }) => <Day day={disconnected_on} />,
  },
  {
    key: 'reconnect',
    title: dunningTexts.reconnect,
    narrow: 'wide',
    isNamed: true,
    render: ({ reconnect_on }) => <Day day={reconnect_on} />,
  },
]

export function DisconnectedList() {
  const [search] = useSearchParams()
  const page = readPage(search)
  const query = useGetDisconnectedReportQuery({ query: { ...page, community: search.get('community') ?? undefined } })
  useLastPage(page, query)
  const customers = useViewCustomer()
  return (
    <PageState query={query} subject={dunningTexts.theReport}>
      {(report) => (
        <>
          <ReportTime moment={report.as_of} isFetching={query.isFetching} onRefresh={() => void query.refetch()} />
          <ReportFilters communities={report.communities} />
          {report.total_count === 0 ? (
            <EmptyPanel>
              <p>{dunningTexts.noneDisconnected}</p>
              <p>{dunningTexts.emptyListHint}</p>
            </EmptyPanel>
          ) : (
            <>
              {groupByCommunity(report.accounts).map(([name, accounts]) => (
                <Panel key={name} title={name}>
                  <DataTable
                    caption={dunningTexts.disconnectedAccountsIn(name)}
                    columns={columns(customers)}
                    rows={accounts}
                    rowKey={({ account_no }) => account_no}
                    isStale={query.isFetching}
                  />
                </Panel>
              ))}
              <ListPages page={page} totalCount={report.total_count} />
            </>
          )}
        </>
      )}
    </PageState>
  )
}
