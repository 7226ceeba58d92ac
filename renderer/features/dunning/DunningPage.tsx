/**
 * /disconnection: lists accounts due for disconnect, disconnected accounts, sent notices and moratoria. The view is in the URL.
 */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DunningAccount } from '#shared/contract/billing/dunning'
import { isUuid } from '#shared/http/ids'
import * as dunningTexts from '#shared/texts/billing/dunning'
import * as moratoriumTexts from '#shared/texts/billing/moratoria'
import { useHasRight } from '../../session/useHasRight'
import { useRequestKey } from '../../ui/forms/useRequestKey'
import { PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { DisconnectedList } from './DisconnectedList'
import { DueList } from './DueList'
import { MoratoriumList } from './MoratoriumList'
import { NoticeRunPanel } from './NoticeRunPanel'
import { NoticeRuns } from './NoticeRuns'

export function DunningPage() {
  const [search] = useSearchParams()
  const mayReadNotices = useHasRight('NOTICES.read')
  // The selection survives paging and switching to another tab.
  const [selected, setSelected] = useState<ReadonlyMap<string, DunningAccount>>(new Map())
  const noticeKey = useRequestKey()
  const tab = search.get('tab') ?? 'due'
  const runId = search.get('run')
  return (
    <PageStack>
      <TabLinks
        label={dunningTexts.disconnects}
        current={tab}
        tabs={[
          { key: 'due', label: dunningTexts.dueForDisconnect, count: undefined, to: '?' },
          { key: 'disconnected', label: dunningTexts.disconnected, count: undefined, to: '?tab=disconnected' },
          ...(mayReadNotices
            ? [{ key: 'notices', label: dunningTexts.notices, count: undefined, to: '?tab=notices' }]
            : []),
          { key: 'moratoria', label: moratoriumTexts.moratoria, count: undefined, to: '?tab=moratoria' },
        ]}
      />
      {tab === 'disconnected' ? (
        <DisconnectedList />
      ) : tab === 'moratoria' ? (
        <MoratoriumList />
      ) : tab === 'notices' && mayReadNotices ? (
        isUuid(runId) ? (
          <NoticeRunPanel key={runId} runId={runId} />
        ) : (
          <NoticeRuns />
        )
      ) : (
        <DueList selected={selected} onSelect={setSelected} noticeKey={noticeKey} />
      )}
    </PageStack>
  )
}
