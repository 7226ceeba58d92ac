/** Lists the deposits with activity in the last days, with their totals. */
import { useSearchParams } from 'react-router-dom'
import { depositSortColumns, exportDeposits } from '#shared/contract/billing/deposits'
import * as depositTexts from '#shared/texts/billing/deposits'
import { useListDepositsQuery } from '../../api/billing/deposits'
import { saveFile } from '../../api/files'
import report from '../../domain/deposits/depositReport.module.css'
import { defaultDays } from '../../domain/deposits/readDays'
import { SaveListButton } from '../../domain/exports/SaveListButton'
import { ListViews, type UseCount } from '../../domain/listViews/ListViews'
import { amountText } from '../../ui/format/amounts'
import { firstRow } from '../../ui/lists/firstPage'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { useListSort } from '../../ui/lists/useListSort'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { DepositFilters } from './DepositFilters'
import { DepositTable } from './DepositTable'
import { readDepositFilter } from './depositFilter'

const useDepositCount: UseCount = (search) =>
  useListDepositsQuery({ body: { ...readDepositFilter(search), ...firstRow } }).data?.total_count

export function DepositList() {
  const [search] = useSearchParams()
  const page = readPage(search)
  const filter = readDepositFilter(search)
  const { status, days } = filter
  const sorting = useListSort(depositSortColumns)
  const query = useListDepositsQuery({ body: { ...filter, sort: sorting.sort, ...page } })
  useLastPage(page, query)
  return (
    <>
      <DepositFilters />
      <ListViews list="deposits" useCount={useDepositCount} />
      <PageState
        query={query}
        failedText={depositTexts.depositsNotLoaded}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            {status === undefined ? (
              <>
                <p>{depositTexts.noActivityTitle}</p>
                <p>{depositTexts.noActivityHint}</p>
              </>
            ) : (
              <p>{depositTexts.noMatchTitle}</p>
            )}
          </EmptyPanel>
        }
      >
        {({ deposits, total_count, total_deposit, total_interest }) => (
          <>
            <Panel
              title={depositTexts.totals}
              action={
                <SaveListButton
                  save={() =>
                    saveFile(
                      exportDeposits,
                      { query: filter },
                      status
                        ? depositTexts.depositsCsv(depositTexts.statusLabels[status])
                        : depositTexts.recentDepositsCsv(days ?? defaultDays),
                    )
                  }
                />
              }
            >
              <p className={report.totals}>
                <span>{depositTexts.depositCount(total_count)}</span>
                <span>{depositTexts.deposited(amountText(total_deposit))}</span>
                <span>{depositTexts.interest(amountText(total_interest))}</span>
              </p>
            </Panel>
            <DepositTable deposits={deposits} sorting={sorting} isStale={query.isFetching} />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </>
  )
}
