/**
 * /messageQueue: the messages of all customers, to be answered in turn. Search, tab and open message are in the URL.
 */
import { useState } from 'react'
import { useListMessageLabelsQuery } from '../../api/cases/messageLabels'
import { useCachedMessage, useCountQueueQuery } from '../../api/cases/queue'
import { useLetterKeys } from '../../domain/cases/queueKeys/useLetterKeys'
import { useProviderDay } from '../../domain/payments/useProviderDay'
import { isPhoneWidth } from '../../ui/breakpoints'
import { PageStack } from '../../ui/panels/Panel'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { LazyMessageDialog } from './details/LazyMessageDialog'
import { LazyKeysDialog } from './keys/LazyKeysDialog'
import { useMessageQueueKeys } from './keys/useMessageQueueKeys'
import { MessageList } from './list/MessageList'
import { NewMessages } from './list/NewMessages'
import { useCurrentRow } from './list/useCurrentRow'
import { useFocusNewestRow } from './list/useFocusNewestRow'
import { useMessageSelection } from './list/useMessageSelection'
import { useQueueList } from './list/useQueueList'
import { QueueTools, type SharedList } from './QueueTools'
import { QueueSearchPanel } from './search/QueueSearchPanel'
import { QueueTabs } from './search/QueueTabs'
import { readSearch, readSearchWords, toAddress } from './search/queueAddress'
import { SharedListDialogs } from './sharedLists/SharedListDialogs'
import { useOpenMessage } from './useOpenMessage'
import { useQueueEvents } from './useQueueEvents'
import { useReportQueueView } from './useReportQueueView'
import { useTakeMessage } from './useTakeMessage'

export function MessageQueuePage() {
  const { address, openCaseId, isReplying, show, openMessage, closeMessage } = useOpenMessage()
  const today = useProviderDay()
  const isNarrow = useMediaQuery(isPhoneWidth)
  const [isHelpOpen, setHelpOpen] = useState(false)

  const list = useQueueList(address, today)
  const { listRequest, query, rows, restarts, refresh } = list
  const { newCount, connection } = useQueueEvents(listRequest, rows)
  const { data: queueCounts } = useCountQueueQuery()
  const { take, takeOverDialog } = useTakeMessage()
  const letters = useLetterKeys()
  const selection = useMessageSelection(listRequest, rows)
  const [editedList, setEditedList] = useState<SharedList | null>(null)
  const [labelingId, setLabelingId] = useState<string | null>(null)
  const { data: labels = [] } = useListMessageLabelsQuery()
  const currentRow = useCurrentRow(listRequest)
  const { currentId, goTo, markCurrent } = currentRow

  const newestId = rows[0]?.case_id ?? null
  // The button pressed for a new list disappears, so the focus moves to the newest row.
  const requestTopFocus = useFocusNewestRow(
    { restarts, isLoaded: query.currentData !== undefined && openCaseId === null, newestId },
    goTo,
  )

  const shownId = openCaseId ?? currentId
  const index = rows.findIndex(({ case_id }) => case_id === shownId)
  const current = index < 0 ? null : index
  const details = useCachedMessage(openCaseId)
  useReportQueueView(openCaseId)
  const labeled = [details, ...rows].find((message) => message?.case_id === labelingId)

  function open(caseId: string, options?: { reply?: boolean }): void {
    markCurrent(caseId)
    openMessage(caseId, options)
  }

  useMessageQueueKeys(
    {
      rows,
      current,
      currentId,
      openCaseId,
      onOpen: open,
      onGoTo: goTo,
      onTake: take,
      onToggle: selection.toggle,
      onLabel: setLabelingId,
      onHelp: () => setHelpOpen(true),
    },
    letters,
  )

  // On a phone the tools collapse with the search, because the messages come first there.
  const tools = (
    <QueueTools
      address={address}
      onShow={(changes) => show(changes, true)}
      onEditList={setEditedList}
      onHelp={() => setHelpOpen(true)}
    />
  )

  return (
    <PageStack>
      <QueueSearchPanel
        search={readSearch(address, today)}
        today={today}
        labels={labels}
        onSearch={(search) => {
          requestTopFocus()
          show({ ...toAddress(search, today), case: null })
          // Repeating a search checks for new messages.
          refresh()
        }}
        startsOpen={isNarrow && readSearchWords(address) !== ''}
        tools={isNarrow ? tools : null}
      />
      <QueueTabs address={address} unanswered={queueCounts?.unanswered ?? 0} />
      {!isNarrow && tools}
      <NewMessages
        connection={connection}
        newCount={newCount}
        onShow={() => {
          requestTopFocus()
          refresh()
        }}
      />
      <MessageList
        {...{ list, address, isNarrow, labels, selection, currentRow, current, openCaseId }}
        hasLetterKeys={letters.isOn}
        onOpen={open}
      />
      <LazyMessageDialog
        isListShown={query.currentData !== undefined || query.isError}
        caseId={openCaseId}
        isReplying={isReplying}
        onLabel={() => setLabelingId(openCaseId)}
        onClose={closeMessage}
        onClosed={goTo}
      />
      <SharedListDialogs
        labeled={labeled}
        editedList={editedList}
        onLabeled={() => setLabelingId(null)}
        onEditList={setEditedList}
      />
      {takeOverDialog}
      <LazyKeysDialog
        isOpen={isHelpOpen}
        letters={letters}
        onClose={() => setHelpOpen(false)}
        // Returns the focus to the list, where the keys work.
        onClosed={() => {
          const id = currentId ?? newestId
          if (openCaseId === null && id !== null) goTo(id)
        }}
      />
    </PageStack>
  )
}
