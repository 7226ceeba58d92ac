/** Lists the deposits with activity in the last days, with their totals. */
import { Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { depositStatuses } from '#shared/billing/deposits'
import { exportDeposits } from '#shared/contract/billing/deposits'
import * as depositTexts from '#shared/texts/billing/deposits'
import * as commonTexts from '#shared/texts/common'
import { useListDepositsQuery } from '../../api/billing/deposits'
import { saveFile } from '../../api/files'
import { DaysFilter } from '../../domain/deposits/DaysFilter'
import report from '../../domain/deposits/depositReport.module.css'
import { defaultDays } from '../../domain/deposits/readDays'
import { SaveListButton } from '../../domain/exports/SaveListButton'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage, withChanges } from '../../ui/lists/listAddress'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filter, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { DepositTable } from './DepositTable'
import { readDepositFilter } from './depositFilter'

export function DepositList() {
  const [address, setAddress] = useSearchParams()
  const page = readPage(address)
  const filter = readDepositFilter(address)
  const { status, community, days } = filter
  const query = useListDepositsQuery({ body: { ...filter, ...page } })
  useLastPage(page, query)
  return (
    <>
      <DaysFilter label={depositTexts.filterDeposits} isAnyTime={status !== undefined}>
        <Filter label={commonTexts.status} htmlFor="deposit-status">
          <Select
            id="deposit-status"
            className={report.choice ?? ''}
            value={status ?? ''}
            onChange={(newStatus) =>
              setAddress((before) => withChanges(before, { status: newStatus === '' ? null : newStatus }))
            }
            options={[
              { value: '', label: depositTexts.anyStatus },
              ...depositStatuses.map((value) => ({ value, label: depositTexts.statusLabels[value] })),
            ]}
          />
        </Filter>
        {community !== undefined && (
          <Filter label={commonTexts.community} htmlFor="deposit-community">
            <Button
              id="deposit-community"
              onClick={() => setAddress((before) => withChanges(before, { community: null }))}
              aria-label={depositTexts.showAllCommunitiesInsteadOf(community)}
            >
              {community} ×
            </Button>
          </Filter>
        )}
      </DaysFilter>
      <PageState
        query={query}
        subject={depositTexts.theDeposits}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            {status === undefined ? (
              <>
                <p>{depositTexts.noDepositActivityInThisPeriod}</p>
                <p>{depositTexts.noActivityHint}</p>
              </>
            ) : (
              <p>{depositTexts.noDepositsHaveThisStatus}</p>
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
                        : depositTexts.depositsLastDaysCsv(days ?? defaultDays),
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
            <DepositTable deposits={deposits} isStale={query.isFetching} />
            <ListPages page={page} totalCount={total_count} />
          </>
        )}
      </PageState>
    </>
  )
}
