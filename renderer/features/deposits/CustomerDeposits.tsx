/** Lists all deposits of the opened customer, whatever their latest activity. */
import { useSearchParams } from 'react-router-dom'
import * as depositTexts from '#shared/texts/billing/deposits'
import { useListDepositsOfCustomerQuery } from '../../api/billing/deposits'
import { ListPages } from '../../ui/lists/ListPages'
import { readPage } from '../../ui/lists/listSearch'
import { EmptyPanel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { DepositTable } from './DepositTable'

export function CustomerDeposits({ customerNumber }: { customerNumber: string }) {
  const [search] = useSearchParams()
  const page = readPage(search)
  const query = useListDepositsOfCustomerQuery({ query: { crm_customer_id: customerNumber, ...page } })
  return (
    <PageState
      query={query}
      failedText={depositTexts.depositsNotLoaded}
      isEmpty={({ total_count }) => total_count === 0}
      empty={
        <EmptyPanel>
          <p>{depositTexts.noDepositTitle}</p>
        </EmptyPanel>
      }
    >
      {({ deposits, total_count }) => (
        <>
          <DepositTable deposits={deposits} isStale={query.isFetching} />
          <ListPages page={page} totalCount={total_count} />
        </>
      )}
    </PageState>
  )
}
