/** /disconnection: who is due for disconnect, who is without gas, and the notices that were sent. What is shown lives in the address. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DunningAccount } from '#shared/contract/connections'
import { isUuid } from '#shared/ids'
import { useMay } from '../../session/useMay'
import { PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { DisconnectedList } from './DisconnectedList'
import { DueList } from './DueList'
import { NoticeRunPanel } from './NoticeRunPanel'
import { NoticeRuns } from './NoticeRuns'
import { useNoticeKey } from './useNoticeKey'
import * as disconnectTexts from '#shared/texts/disconnects'

export function DisconnectionPage() {
  const [address] = useSearchParams()
  const mayReadNotices = useMay('NOTICES.read')
  // What is chosen outlives paging and looking at another tab.
  const [chosen, setChosen] = useState<ReadonlyMap<string, DunningAccount>>(new Map())
  const noticeKey = useNoticeKey()
  const tab = address.get('tab') ?? 'due'
  const runId = address.get('run')
  return (
    <PageStack>
      <TabLinks
        label={disconnectTexts.disconnects}
        current={tab}
        tabs={[
          { key: 'due', label: disconnectTexts.dueForDisconnect, count: undefined, to: '?' },
          { key: 'disconnected', label: disconnectTexts.disconnected, count: undefined, to: '?tab=disconnected' },
          ...(mayReadNotices
            ? [{ key: 'notices', label: disconnectTexts.notices, count: undefined, to: '?tab=notices' }]
            : []),
        ]}
      />
      {tab === 'disconnected' ? (
        <DisconnectedList />
      ) : tab === 'notices' && mayReadNotices ? (
        isUuid(runId) ? (
          <NoticeRunPanel key={runId} runId={runId} />
        ) : (
          <NoticeRuns />
        )
      ) : (
        <DueList chosen={chosen} onChoose={setChosen} noticeKey={noticeKey} />
      )}
    </PageStack>
  )
}
