/**
 * /messageQueue: the messages of all customers, to be answered in turn. Search, tab and open message are in the URL.
 */
import { useListMessageLabelsQuery } from '../../api/cases/messageLabels'
import { useCountQueueQuery } from '../../api/cases/queue'
import { useLetterKeys } from '../../domain/cases/queueKeys/useLetterKeys'
import { useProviderDay } from '../../domain/payments/useProviderDay'
import { isPhoneWidth } from '../../ui/breakpoints'
import { PageStack } from '../../ui/panels/Panel'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { useMessageQueueKeys } from './keys/useMessageQueueKeys'
import { MessageList } from './list/MessageList'
import { NewMessages } from './list/NewMessages'
import { useMessageSelection } from './list/useMessageSelection'
import { QueueDialogs } from './QueueDialogs'
import { QueueTools } from './QueueTools'
import { QueueSearchPanel } from './search/QueueSearchPanel'
import { QueueTabs } from './search/QueueTabs'
import { readSearch, readSearchWords, toSearchParams } from './search/queueSearch'
import { useMessageQueue } from './useMessageQueue'
import { useQueueDialogs } from './useQueueDialogs'
import { useQueueEvents } from './useQueueEvents'
import { useReportQueueView } from './useReportQueueView'
import { useTakeMessage } from './useTakeMessage'

export function MessageQueuePage() {
  const today = useProviderDay()
  const isNarrow = useMediaQuery(isPhoneWidth)
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
  useReportQueueView(openCaseId)

  useMessageQueueKeys(
    queue,
    { onTake: take, onToggle: selection.toggle, onLabel: dialogs.setLabelingId, onHelp: showHelp },
    letters,
  )

  // On a phone the tools collapse with the search, because the messages come first there.
  const tools = (
    <QueueTools
      search={search}
      onShow={(changes) => queue.show(changes, true)}
      onEditList={dialogs.setEditedList}
      onHelp={showHelp}
    />
  )

  return (
    <PageStack>
      <QueueSearchPanel
        search={readSearch(search, today)}
        today={today}
        labels={labels}
        onSearch={(criteria) => queue.showResults(toSearchParams(criteria, today))}
        startsOpen={isNarrow && readSearchWords(search) !== ''}
        tools={isNarrow ? tools : null}
      />
      <QueueTabs search={search} unanswered={queueCounts?.unanswered ?? 0} />
      {!isNarrow && tools}
      <NewMessages connection={connection} newCount={newCount} onShow={queue.showNewest} />
      <MessageList
        {...{ list, search, isNarrow, labels, selection, currentRow, current, openCaseId }}
        hasLetterKeys={letters.isOn}
        onOpen={open}
      />
      <QueueDialogs queue={queue} dialogs={dialogs} letters={letters} />
      {takeOverDialog}
    </PageStack>
  )
}
