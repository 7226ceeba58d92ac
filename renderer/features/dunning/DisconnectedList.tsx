/** Lists the accounts whose gas is off because of a debt, by community. */
import { useSearchParams } from 'react-router-dom'
import { type DisconnectedAccount, dunningSortColumns } from '#shared/contract/billing/dunning'
import * as dunningTexts from '#shared/texts/billing/dunning'
import { useGetDisconnectedReportQuery } from '../../api/billing/dunning'
import type { ViewCustomer } from '../../domain/customers/CustomerLink'
import { useViewCustomer } from '../../domain/customers/useViewCustomer'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { SortSelect } from '../../ui/lists/SortSelect'
import { TableHead } from '../../ui/lists/TableHead'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { accountColumns, Day } from './accountColumns'
import { groupByCommunity } from './groupByCommunity'
import { ReportFilters } from './ReportFilters'
import { ReportTime } from './ReportTime'

const columnsFor = (customers: ViewCustomer): Column<DisconnectedAccount>[] => [
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
  const sorting = useListSort(dunningSortColumns)
  const query = useGetDisconnectedReportQuery({
    query: { ...page, sort: sorting.sort, community: search.get('community') ?? undefined },
  })
  useLastPage(page, query)
  const columns = columnsFor(useViewCustomer())
  return (
    <PageState query={query} failedText={dunningTexts.reportNotLoaded}>
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
              <SortSelect columns={columns} sorting={sorting} />
              {groupByCommunity(report.accounts).map(([name, accounts]) => (
                <Panel key={name} title={name}>
                  <DataTable
                    caption={dunningTexts.disconnectedAccountsIn(name)}
                    columns={columns}
                    rows={accounts}
                    rowKey={({ account_no }) => account_no}
                    isStale={query.isFetching}
                    head={<TableHead columns={columns} sorting={sorting} />}
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
