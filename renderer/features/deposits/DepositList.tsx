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
import * as commonTexts from '#shared/texts/common'
import * as depositTexts from '#shared/texts/deposits'

export function DepositList() {
  const [address, setAddress] = useSearchParams()
  const page = pageIn(address)
  const search = depositsIn(address)
  const { status, community, days } = search
  const query = useListDepositsQuery({ body: { ...search, ...page } })
  useLastPage(page, query)
  return (
    <>
      <DaysFilter label={depositTexts.filterDeposits} isAnyTime={status !== undefined}>
        <Filter label={commonTexts.status} htmlFor="deposit-status">
          <Select
            id="deposit-status"
            className={styles.choice ?? ''}
            value={status ?? ''}
            onChange={(chosen) => setAddress((before) => changed(before, { status: chosen === '' ? null : chosen }))}
            options={[
              { value: '', label: depositTexts.anyStatus },
              ...depositStatuses.map((known) => ({ value: known, label: depositStatusWords[known] })),
            ]}
          />
        </Filter>
        {community !== undefined && (
          <Filter label={commonTexts.community} htmlFor="deposit-community">
            <Button
              id="deposit-community"
              onClick={() => setAddress((before) => changed(before, { community: null }))}
              aria-label={depositTexts.showAllCommunitiesInsteadOf(community)}
            >
              {community} ×
            </Button>
          </Filter>
        )}
      </DaysFilter>
      <PageState
        query={query}
        what={depositTexts.theDeposits}
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            {status === undefined ? (
              <>
                <p>{depositTexts.noDepositActivityInThisPeriod}</p>
                <p>{depositTexts.chooseALongerPeriodTo}</p>
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
                      { query: search },
                      depositTexts.depositsCsv(status ? depositStatusWords[status] : `${days} days`),
                    )
                  }
                />
              }
            >
              <p className={styles.totals}>
                <span>
                  {total_count} {total_count === 1 ? 'deposit' : 'deposits'}
                </span>
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
