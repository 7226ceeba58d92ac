/**
 * /messageQueue: the messages of all customers, to be answered in turn. Search, tab and open message are in the URL.
 */
import { lazy, Suspense } from 'react'
import { useListMessageLabelsQuery } from '../../api/cases/messageLabels'
import { useCountQueueQuery } from '../../api/cases/queue'
import { useLetterKeys } from '../../domain/cases/queueKeys/useLetterKeys'
import { useProviderDay } from '../../domain/useProviderDay'
import { PageStack } from '../../ui/panels/Panel'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { useMessageQueueKeys } from './keys/useMessageQueueKeys'
import { MessageList } from './list/MessageList'
import { NewMessages } from './list/NewMessages'
import { useMessageSelection } from './list/useMessageSelection'
import { QueueDialogs } from './QueueDialogs'
import { QueueOptions } from './QueueOptions'
import { QueueToolbar } from './QueueToolbar'
import styles from './queue.module.css'
import { emptySearch, toSearchParams } from './search/queueSearch'
import { SearchSummary } from './search/SearchSummary'
import { useMessageQueue } from './useMessageQueue'
import { useQueueDialogs } from './useQueueDialogs'
import { useQueueEvents } from './useQueueEvents'
import { useQueueLayout } from './useQueueLayout'
import { useReportQueueView } from './useReportQueueView'
import { useTakeMessage } from './useTakeMessage'

// Only some agents save views, so the messages come first.
const QueueViews = lazy(async () => ({ default: (await import('./QueueViews')).QueueViews }))
const MessagePane = lazyThemed(async () => (await import('./queueDetails/MessagePane')).MessagePane)

export function MessageQueuePage() {
  const today = useProviderDay()
  const layout = useQueueLayout()
  const queue = useMessageQueue(today)
  const { search, openCaseId, list, currentRow, current, open } = queue
  const { listRequest, rows } = list
  const { newCount, connection } = useQueueEvents(listRequest, rows)
  const { data: queueCounts } = useCountQueueQuery()
  const { take, takeOverDialog } = useTakeMessage()
  const letters = useLetterKeys()
  const selection = useMessageSelection(listRequest, rows)
  const { data: labels = [] } = useListMessageLabelsQuery()
  const dialogs = useQueueDialogs()
  const showHelp = (): void => dialogs.setHelpOpen(true)
  const paneCaseId = layout.isSplit ? openCaseId : null
  useReportQueueView(openCaseId)

  function closePane(caseId: string): void {
    queue.closeMessage()
    currentRow.goTo(caseId)
  }

  useMessageQueueKeys(
    queue,
    {
      onTake: take,
      onToggle: selection.toggle,
      onLabel: dialogs.setLabelingId,
      onSnooze: dialogs.setSnoozingId,
      onHelp: showHelp,
    },
    letters,
  )

  return (
    <PageStack>
      <QueueToolbar
        {...{ search, today, labels }}
        unanswered={queueCounts?.unanswered ?? 0}
        onSearch={(criteria) => queue.showResults(toSearchParams(criteria, today))}
        onShow={(changes) => queue.show(changes, true)}
      >
        <QueueOptions layout={layout} onEditList={dialogs.setEditedList} onHelp={showHelp} />
      </QueueToolbar>
      <Suspense fallback={null}>
        <QueueViews />
      </Suspense>
      <NewMessages connection={connection} newCount={newCount} onShow={queue.showNewest} />
      <div className={styles.queue} data-split={paneCaseId !== null || undefined}>
        <MessageList
          {...{ list, search, layout, labels, selection, currentRow, current, openCaseId }}
          hasLetterKeys={letters.isOn}
          onOpen={open}
          summary={
            <SearchSummary
              {...{ search, today, labels }}
              onClear={() => queue.showResults(toSearchParams(emptySearch(today), today))}
            />
          }
        />
        {paneCaseId !== null && (
          <Suspense fallback={<SkeletonRows rows={6} />}>
            <MessagePane
              caseId={paneCaseId}
              isReplying={queue.isReplying}
              onNext={() => queue.openNext(() => closePane(paneCaseId))}
              onLabel={() => dialogs.setLabelingId(paneCaseId)}
              onClose={() => closePane(paneCaseId)}
            />
          </Suspense>
        )}
      </div>
      <QueueDialogs {...{ queue, layout, dialogs, letters }} />
      {takeOverDialog}
    </PageStack>
  )
}
