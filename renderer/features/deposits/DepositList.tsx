/** The deposits that moved within the last days, with what they come to. */
import { Button, Select } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { exportDeposits } from '#shared/contract/deposits'
import { depositStatuses, depositStatusWords } from '#shared/deposits'
import { useListDepositsQuery } from '../../api/deposits'
import { saveFile } from '../../api/files'
import { amountText } from '../../ui/look/amounts'
import { changed, pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Filter, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { depositsIn } from './daysIn'
import { DaysFilter } from './DaysFilter'
import { DepositTable } from './DepositTable'
import styles from './deposits.module.css'
import { SaveListButton } from './SaveListButton'

export function DepositList() {
  const [address, setAddress] = useSearchParams()
  const page = pageIn(address)
  const search = depositsIn(address)
  const { status, community, days } = search
  const query = useListDepositsQuery({ body: { ...search, ...page } })
  useLastPage(page, query)
  return (
    <>
      <DaysFilter label="Filter deposits" isAnyTime={status !== undefined}>
        <Filter label="Status" htmlFor="deposit-status">
          <Select
            id="deposit-status"
            className={styles.choice ?? ''}
            value={status ?? ''}
            onChange={(chosen) => setAddress((before) => changed(before, { status: chosen === '' ? null : chosen }))}
            options={[
              { value: '', label: 'Any status' },
              ...depositStatuses.map((known) => ({ value: known, label: depositStatusWords[known] })),
            ]}
          />
        </Filter>
        {community !== undefined && (
          <Filter label="Community" htmlFor="deposit-community">
            <Button
              id="deposit-community"
              onClick={() => setAddress((before) => changed(before, { community: null }))}
              aria-label={`Show all communities instead of ${community}`}
            >
              {community} ×
            </Button>
          </Filter>
        )}
      </DaysFilter>
      <PageState
        query={query}
        what="The deposits"
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            {status === undefined ? (
              <>
                <p>No deposit activity in this period.</p>
                <p>Choose a longer period to look further back.</p>
              </>
            ) : (
              <p>No deposits have this status.</p>
            )}
          </EmptyPanel>
        }
      >
        {({ deposits, total_count, total_deposit, total_interest }) => (
          <>
            <Panel
              title="Totals"
              action={
                <SaveListButton
                  save={() =>
                    saveFile(
                      exportDeposits,
                      { query: search },
                      `Deposits ${status ? depositStatusWords[status] : `${days} days`}.csv`,
                    )
                  }
                />
              }
            >
              <p className={styles.totals}>
                <span>
                  {total_count} {total_count === 1 ? 'deposit' : 'deposits'}
                </span>
                <span>{amountText(total_deposit)} deposited</span>
                <span>{amountText(total_interest)} interest</span>
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
