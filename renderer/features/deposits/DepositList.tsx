/** The deposits that moved within the last days, with what they come to. */
import { useSearchParams } from 'react-router-dom'
import { exportDeposits } from '#shared/contract/deposits'
import { useListDepositsQuery } from '../../api/deposits'
import { amountText } from '../../ui/look/amounts'
import { pageIn } from '../../ui/lists/listAddress'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { DaysFilter } from './DaysFilter'
import { DepositTable } from './DepositTable'
import styles from './deposits.module.css'
import { ExportButton } from './ExportButton'

export function DepositList({ days }: { days: number }) {
  const [address] = useSearchParams()
  const page = pageIn(address)
  const query = useListDepositsQuery({ body: { days, ...page } })
  useLastPage(page, query)
  return (
    <>
      <DaysFilter label="How far back" />
      <PageState
        query={query}
        what="The deposits"
        isEmpty={({ total_count }) => total_count === 0}
        empty={
          <EmptyPanel>
            <p>No deposit moved in this period.</p>
            <p>Choose a longer period to look further back.</p>
          </EmptyPanel>
        }
      >
        {({ deposits, total_count, total_deposit, total_interest }) => (
          <>
            <Panel
              title="Totals"
              action={<ExportButton call={exportDeposits} days={days} name={`Deposits of ${days} days.csv`} />}
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
