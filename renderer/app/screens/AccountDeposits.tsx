/** /depositAccounts: lists the deposits and refunds of the last days. The view is in the URL. */
import { useSearchParams } from 'react-router-dom'
import { missingRight } from '#shared/access/rightText'
import * as depositTexts from '#shared/texts/billing/deposits'
import { readDays } from '../../domain/deposits/readDays'
import { DepositList } from '../../features/deposits/DepositList'
import { RefundList } from '../../features/refunds/RefundList'
import { useHasRight } from '../../session/useHasRight'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'

export function AccountDeposits() {
  const [search] = useSearchParams()
  const mayReadRefunds = useHasRight('REFUNDS.read')
  const isOnRefunds = search.get('tab') === 'refunds'
  const { days, isCustom } = readDays(search)
  const range = new URLSearchParams({ days: String(days), ...(isCustom && { range: 'custom' }) })
  return (
    <PageStack>
      <TabLinks
        label={depositTexts.depositsAndRefunds}
        current={isOnRefunds ? 'refunds' : 'deposits'}
        tabs={[
          { key: 'deposits', label: depositTexts.deposits, count: undefined, to: `?${range.toString()}` },
          { key: 'refunds', label: depositTexts.refunds, count: undefined, to: `?tab=refunds&${range.toString()}` },
        ]}
      />
      {!isOnRefunds && <DepositList />}
      {isOnRefunds && !mayReadRefunds && <EmptyPanel>{missingRight('REFUNDS.read')}</EmptyPanel>}
      {isOnRefunds && mayReadRefunds && <RefundList days={days} />}
    </PageStack>
  )
}
