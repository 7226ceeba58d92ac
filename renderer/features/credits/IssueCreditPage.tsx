/** /issueCredit: takes amounts for accounts and lists the runs that credit them. The view is in the URL. */
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/http/ids'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { useListCreditRunsQuery } from '../../api/billing/credits'
import { PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { CreditCustomers } from './CreditCustomers'
import { RunList } from './RunList'
import { RunPanel } from './RunPanel'

export function IssueCreditPage() {
  const [search] = useSearchParams()
  const { data: waiting } = useListCreditRunsQuery(
    { query: { status: 'waiting', page_size: 5 } },
    // Other people start and approve runs in the meantime.
    { pollingInterval: 60_000, skipPollingIfUnfocused: true },
  )
  const isOnRuns = search.get('tab') === 'runs'
  const runId = search.get('run')
  const isOnWaiting = isOnRuns && runId === null && search.get('status') === 'waiting'
  const waitingCount = waiting?.total_count || undefined
  return (
    <PageStack>
      <TabLinks
        label={creditTexts.credits}
        current={isOnWaiting ? 'waiting' : isOnRuns ? 'runs' : 'accounts'}
        tabs={[
          { key: 'accounts', label: commonTexts.accounts, count: undefined, to: '?' },
          { key: 'runs', label: creditTexts.runs, count: undefined, to: '?tab=runs' },
          ...(isOnWaiting || waitingCount
            ? [
                {
                  key: 'waiting',
                  label: creditTexts.runStatusLabels.waiting,
                  count: waitingCount,
                  to: '?tab=runs&status=waiting',
                },
              ]
            : []),
        ]}
      />
      {!isOnRuns ? <CreditCustomers /> : isUuid(runId) ? <RunPanel key={runId} runId={runId} /> : <RunList />}
    </PageStack>
  )
}
