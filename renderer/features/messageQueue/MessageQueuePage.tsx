/**
 * /messageQueue: the messages of all customers, to be answered in turn. Search, tab and open message are in the URL.
 */
import { Button } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/ids'
import { queueTabs } from '#shared/queue'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'
import { useListMessageLabelsQuery } from '../../api/messageLabels'
import {
  type QueueListRequest,
  useCachedMessage,
  useCountQueueQuery,
  useSearchQueueInfiniteQuery,
} from '../../api/queue'
import { useProviderDay } from '../../api/useProviderDay'
import { useQueueEvents } from '../../api/useQueueEvents'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { DateText } from '../../ui/DateText'
import { type AddressChanges, withChanges } from '../../ui/lists/listAddress'
import { VirtualRows } from '../../ui/lists/VirtualRows'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { MessageDialog } from './details/MessageDialog'
import { KeysDialog } from './keys/KeysDialog'
import { useLetterKeys } from './keys/useLetterKeys'
import { keyArea, useQueueKeys } from './keys/useQueueKeys'
import { BulkBar } from './list/BulkBar'
import { QueueRow } from './list/QueueRow'
import { useCurrentRow } from './list/useCurrentRow'
import { useFocusNewestRow } from './list/useFocusNewestRow'
import { useMessageSelection } from './list/useMessageSelection'
import { useMinute } from './list/useMinute'
import styles from './messageQueue.module.css'
import { QueueTools, type SharedList } from './QueueTools'
import { countText, newMessagesText, unansweredText } from './queueLabels'
import { QueueSearchPanel } from './search/QueueSearchPanel'
import {
  emptyHints,
  emptyTexts,
  isFiltered,
  readQueueFilter,
  readSearch,
  readSearchWords,
  readTab,
  tabLabels,
  toAddress,
} from './search/queueAddress'
import { useReportQueueView } from './useReportQueueView'
import { useTakeMessage } from './useTakeMessage'

/** Loaded on demand, because few agents open them. */
const LabelsDialog = lazy(async () => ({ default: (await import('./labels/LabelsDialog')).LabelsDialog }))
const LabelChoice = lazy(async () => ({ default: (await import('./labels/LabelChoice')).LabelChoice }))
const AnswersDialog = lazy(async () => ({ default: (await import('./answers/AnswersDialog')).AnswersDialog }))

export function MessageQueuePage() {
  const [address, setAddress] = useSearchParams()
  const { person } = useSignedIn()
  const today = useProviderDay()
  const now = useMinute()
  const isNarrow = useMediaQuery(commonTexts.width48em)
  const tab = readTab(address)
  const openCaseId = isUuid(address.get('case')) ? address.get('case') : null
  const [restarts, setRestarts] = useState(0)
  const [isReplying, setReplying] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)

  const filterKey = JSON.stringify(readQueueFilter(address, today))
  // Memoized, because the list and its selection belong to this object.
  const listRequest = useMemo(
    (): QueueListRequest => ({ filter: JSON.parse(filterKey) as QueueListRequest['filter'], restarts }),
    [filterKey, restarts],
  ) // This is the output of `readQueueFilter` above.
  const query = useSearchQueueInfiniteQuery(listRequest, { refetchOnFocus: false, refetchOnReconnect: false })
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const rows = useMemo(() => distinct((currentData?.pages ?? []).flatMap(({ messages }) => messages)), [currentData])
  const searchedBackTo = currentData?.pages.at(-1)?.looked_back_to ?? null
  const { newCount, connection } = useQueueEvents(listRequest, rows)
  const { data: queueCounts } = useCountQueueQuery()
  const { take, takeOverDialog } = useTakeMessage()
  const letters = useLetterKeys()
  const mayWrite = useHasRight('QUEUE.write')
  const selection = useMessageSelection(listRequest, rows)
  const [editedList, setEditedList] = useState<SharedList | null>(null)
  const [labelingId, setLabelingId] = useState<string | null>(null)
  const { data: labels = [] } = useListMessageLabelsQuery()
  const { currentId, shouldFocus, goTo, markCurrent } = useCurrentRow(listRequest)

  const newestId = rows[0]?.case_id ?? null
  // The button pressed for a new list disappears, so the focus moves to the newest row.
  const requestTopFocus = useFocusNewestRow(
    { restarts, isLoaded: currentData !== undefined && openCaseId === null, newestId },
    goTo,
  )

  const show = (changes: AddressChanges, replace = false): void =>
    setAddress((before) => withChanges(before, changes), { replace })
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const shownId = openCaseId ?? currentId
  const index = rows.findIndex(({ case_id }) => case_id === shownId)
  const current = index < 0 ? null : index
  const details = useCachedMessage(openCaseId)
  useReportQueueView(openCaseId)
  const labeled = [details, ...rows].find((message) => message?.case_id === labelingId)

  function open(caseId: string, { reply = false } = {}): void {
    markCurrent(caseId)
    setReplying(reply)
    show({ case: caseId }, openCaseId !== null)
  }

  useQueueKeys(
    {
      move: (step) => {
        const next = rows[current === null ? 0 : current + step]
        if (!next) return
        if (openCaseId) open(next.case_id)
        else goTo(next.case_id)
      },
      reply: () => {
        if (shownId) open(shownId, { reply: true })
      },
      assign: () => {
        const message = current === null ? undefined : rows[current]
        if (message) take(message)
      },
      toggleSelection: () => {
        if (mayWrite && openCaseId === null && current !== null && currentId) selection.toggle(currentId)
      },
      label: () => {
        if (mayWrite && shownId) setLabelingId(shownId)
      },
      help: () => setHelpOpen(true),
    },
    letters,
  )

  const refresh = (): void => setRestarts(restarts + 1)

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
      <TabLinks
        label={commonTexts.messages}
        current={tab}
        tabs={queueTabs.map((key) => ({
          key,
          label: tabLabels[key],
          // Counts the whole queue, as the menu does.
          count:
            key === 'unanswered' && queueCounts && queueCounts.unanswered > 0
              ? unansweredText(queueCounts.unanswered)
              : undefined,
          to: `?${withChanges(address, { tab: key === 'all' ? null : key, case: null }).toString()}`,
        }))}
      />
      {!isNarrow && tools}
      <output className={styles.lost}>
        {connection === 'lost' && queueTexts.liveUpdatesHaveStoppedWereReconnecting}
      </output>
      <output className={styles.pill}>
        {newCount > 0 && (
          <Button
            type="primary"
            shape="round"
            onClick={() => {
              requestTopFocus()
              refresh()
            }}
          >
            {newMessagesText(newCount)}
          </Button>
        )}
      </output>
      <PageState
        query={{ ...query, data: currentData }}
        subject={queueTexts.theMessages}
        rows={8}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyPanel>
            <p>{isFiltered(address) ? queueTexts.noMessagesMatchYourSearch : emptyTexts[tab]}</p>
            <p>{isFiltered(address) ? queueTexts.tryDifferentTermsOrClear : emptyHints[tab]}</p>
            <SearchLimitNote searchedBackTo={searchedBackTo} />
          </EmptyPanel>
        }
      >
        {({ pages: [first] }) => (
          <div className={styles.listed}>
            <div className={styles.above}>
              {mayWrite && <BulkBar selection={selection} rowCount={rows.length} labels={labels} />}
              <p className={styles.quiet}>
                {first && countText(first, rows.length)}
                {letters.isOn && !isNarrow && <span> {queueTexts.pressInTheListFor}</span>}
              </p>
            </div>
            <div {...keyArea}>
              <VirtualRows
                label={queueTexts.messagesNewestFirst}
                rows={rows}
                rowKey={({ case_id }) => case_id}
                rowRem={isNarrow ? 13.25 : 6.25}
                current={openCaseId || shouldFocus ? current : null}
                totalCount={first?.is_exact ? first.total_count : null}
                onNearEnd={loadMore}
              >
                {(message, rowIndex) => (
                  <QueueRow
                    message={message}
                    ownId={person.user_id}
                    now={now}
                    shouldFocus={shouldFocus && openCaseId === null && rowIndex === current}
                    onFocus={() => markCurrent(message.case_id)}
                    onOpen={() => open(message.case_id)}
                    selection={
                      mayWrite
                        ? {
                            isSelected: selection.has(message.case_id),
                            isDisabled: selection.isFull && !selection.has(message.case_id),
                            onToggle: () => selection.toggle(message.case_id),
                          }
                        : null
                    }
                  />
                )}
              </VirtualRows>
            </div>
            <SearchLimitNote searchedBackTo={searchedBackTo} />
          </div>
        )}
      </PageState>
      <MessageDialog
        caseId={openCaseId}
        isReplying={isReplying}
        onLabel={() => setLabelingId(openCaseId)}
        onClose={() => {
          setReplying(false)
          show({ case: null }, true)
        }}
        onClosed={goTo}
      />
      <Suspense fallback={null}>
        {labeled && (
          <LabelChoice
            message={labeled}
            onClose={() => setLabelingId(null)}
            onEditLabels={() => setEditedList('labels')}
          />
        )}
        {editedList === 'answers' && <AnswersDialog onClose={() => setEditedList(null)} />}
        {editedList === 'labels' && <LabelsDialog onClose={() => setEditedList(null)} />}
      </Suspense>
      {takeOverDialog}
      <KeysDialog
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

/** Words that occur in a very large number of messages are only searched for in the newest messages. */
function SearchLimitNote({ searchedBackTo }: { searchedBackTo: string | null }) {
  const { timeZone } = useRuntimeConfig()
  if (searchedBackTo === null) return null
  return (
    <p className={styles.quiet}>
      <Rich
        text={queueTexts.theseWordsMayAppearIn}
        parts={{ date: <DateText value={searchedBackTo} withTime timeZone={timeZone} /> }}
      />
    </p>
  )
}

/** A message that gets a reply during paging is on two pages; it keeps its first position. */
function distinct<Row extends { case_id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.case_id, row])).values()]
}
