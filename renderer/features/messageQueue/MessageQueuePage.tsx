/** /messageQueue: the messages of all customers, to be answered one after the other. Search, tab and opened message live in the address. */
import { Button } from 'antd'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/ids'
import { queueTabs } from '#shared/queue'
import { useCountQueueQuery, useSearchQueueInfiniteQuery, useShownMessage, type QueueAsked } from '../../api/queue'
import { useProviderDay } from '../../api/useProviderDay'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { useQueueNews } from '../../api/useQueueNews'
import { useListMessageLabelsQuery } from '../../api/messageLabels'
import { useSignedIn } from '../../session/SignedIn'
import { useMay } from '../../session/useMay'
import { changed, type Changes } from '../../ui/lists/listAddress'
import { VirtualRows } from '../../ui/lists/VirtualRows'
import { DateText } from '../../ui/DateText'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { PageState } from '../../ui/states/PageState'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { BulkBar } from './list/BulkBar'
import { KeysDialog } from './keys/KeysDialog'
import styles from './messageQueue.module.css'
import { MessageDialog } from './details/MessageDialog'
import {
  emptyNext,
  emptyTexts,
  filterIn,
  isFiltered,
  searchIn,
  tabIn,
  tabLabels,
  toAddress,
  wordsIn,
} from './search/queueAddress'
import { QueueRow } from './list/QueueRow'
import { countText, newText, unansweredText } from './queueWords'
import { QueueSearchPanel } from './search/QueueSearchPanel'
import { useChosen } from './list/useChosen'
import { useCurrentRow } from './list/useCurrentRow'
import { useLetterKeys } from './keys/useLetterKeys'
import { useMinute } from './list/useMinute'
import { useTopWanted } from './list/useTopWanted'
import { keyScope, useQueueKeys } from './keys/useQueueKeys'
import { QueueTools, type Kept } from './QueueTools'
import { useTake } from './useTake'
import { useWatchedQueue } from './useWatchedQueue'
import * as commonTexts from '#shared/texts/common'
import * as queueTexts from '#shared/texts/queue'
import { Rich } from '../../ui/Rich'

/** Opened by few: it does not weigh on those who answer. */
const LabelsDialog = lazy(async () => ({ default: (await import('./labels/LabelsDialog')).LabelsDialog }))
const LabelChoice = lazy(async () => ({ default: (await import('./labels/LabelChoice')).LabelChoice }))
const AnswersDialog = lazy(async () => ({ default: (await import('./answers/AnswersDialog')).AnswersDialog }))

export function MessageQueuePage() {
  const [address, setAddress] = useSearchParams()
  const { person } = useSignedIn()
  const today = useProviderDay()
  const now = useMinute()
  const isNarrow = useMediaQuery(commonTexts.width48em)
  const tab = tabIn(address)
  const opened = isUuid(address.get('case')) ? address.get('case') : null
  const [round, setRound] = useState(0)
  const [isReplying, setReplying] = useState(false)
  const [isHelping, setHelping] = useState(false)

  const wanted = JSON.stringify(filterIn(address, today))
  // The same object while it asks for the same: the list belongs to it.
  const asked = useMemo(
    (): QueueAsked => ({ filter: JSON.parse(wanted) as QueueAsked['filter'], round }),
    [wanted, round],
  ) // made by `filterIn` just above
  const query = useSearchQueueInfiniteQuery(asked, { refetchOnFocus: false, refetchOnReconnect: false })
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const rows = useMemo(() => distinct((currentData?.pages ?? []).flatMap(({ messages }) => messages)), [currentData])
  const lookedBackTo = currentData?.pages.at(-1)?.looked_back_to ?? null
  const { newCount, connection } = useQueueNews(asked, rows)
  const { data: counted } = useCountQueueQuery()
  const { take, question } = useTake()
  const letters = useLetterKeys()
  const mayWrite = useMay('QUEUE.write')
  const chosen = useChosen(asked, rows)
  const [keeping, setKeeping] = useState<Kept | null>(null)
  const [labelingId, setLabelingId] = useState<string | null>(null)
  const { data: labels = [] } = useListMessageLabelsQuery()
  const { currentId, isFocusWanted, goTo, note } = useCurrentRow(asked)

  const newestId = rows[0]?.case_id ?? null
  // What is pressed for it goes away: they go on at the newest of what it brings.
  const wantTop = useTopWanted({ round, isRead: currentData !== undefined && opened === null, newestId }, goTo)

  const show = (changes: Changes, replace = false): void =>
    setAddress((before) => changed(before, changes), { replace })
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])

  const shownId = opened ?? currentId
  const index = rows.findIndex(({ case_id }) => case_id === shownId)
  const current = index < 0 ? null : index
  const details = useShownMessage(opened)
  useWatchedQueue(opened)
  const labeled = [details, ...rows].find((message) => message?.case_id === labelingId)

  function open(caseId: string, { reply = false } = {}): void {
    note(caseId)
    setReplying(reply)
    show({ case: caseId }, opened !== null)
  }

  useQueueKeys(
    {
      move: (by) => {
        const next = rows[current === null ? 0 : current + by]
        if (!next) return
        if (opened) open(next.case_id)
        else goTo(next.case_id)
      },
      reply: () => {
        if (shownId) open(shownId, { reply: true })
      },
      assign: () => {
        const message = current === null ? undefined : rows[current]
        if (message) take(message)
      },
      choose: () => {
        if (mayWrite && opened === null && current !== null && currentId) chosen.toggle(currentId)
      },
      label: () => {
        if (mayWrite && shownId) setLabelingId(shownId)
      },
      help: () => setHelping(true),
    },
    letters,
  )

  const renew = (): void => setRound(round + 1)

  // On a phone they fold away with the search: the messages come first there.
  const tools = (
    <QueueTools
      address={address}
      onShow={(changes) => show(changes, true)}
      onKeep={setKeeping}
      onHelp={() => setHelping(true)}
    />
  )

  return (
    <PageStack>
      <QueueSearchPanel
        search={searchIn(address, today)}
        today={today}
        labels={labels}
        onSearch={(search) => {
          wantTop()
          show({ ...toAddress(search, today), case: null })
          // Searching again for the same is asking whether there is anything new.
          renew()
        }}
        startsOpen={isNarrow && wordsIn(address) !== ''}
        tools={isNarrow ? tools : null}
      />
      <TabLinks
        label={commonTexts.messages}
        current={tab}
        tabs={queueTabs.map((key) => ({
          key,
          label: tabLabels[key],
          // Of the whole queue, as the menu counts it.
          count:
            key === 'unanswered' && counted && counted.unanswered > 0 ? unansweredText(counted.unanswered) : undefined,
          to: `?${changed(address, { tab: key === 'all' ? null : key, case: null }).toString()}`,
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
              wantTop()
              renew()
            }}
          >
            {newText(newCount)}
          </Button>
        )}
      </output>
      <PageState
        query={{ ...query, data: currentData }}
        what={queueTexts.theMessages}
        rows={8}
        isEmpty={() => rows.length === 0}
        empty={
          <EmptyPanel>
            <p>{isFiltered(address) ? queueTexts.noMessagesMatchYourSearch : emptyTexts[tab]}</p>
            <p>{isFiltered(address) ? queueTexts.tryDifferentTermsOrClear : emptyNext[tab]}</p>
            <LookedBackTo moment={lookedBackTo} />
          </EmptyPanel>
        }
      >
        {({ pages: [first] }) => (
          <div className={styles.listed}>
            <div className={styles.above}>
              {mayWrite && <BulkBar chosen={chosen} rowCount={rows.length} labels={labels} />}
              <p className={styles.quiet}>
                {first && countText(first, rows.length)}
                {letters.isOn && !isNarrow && <span> {queueTexts.pressInTheListFor}</span>}
              </p>
            </div>
            <div {...keyScope}>
              <VirtualRows
                label={queueTexts.messagesNewestFirst}
                rows={rows}
                rowKey={({ case_id }) => case_id}
                rowRem={isNarrow ? 13.25 : 6.25}
                current={opened || isFocusWanted ? current : null}
                totalCount={first?.is_exact ? first.total_count : null}
                onNearEnd={more}
              >
                {(message, place) => (
                  <QueueRow
                    message={message}
                    ownId={person.user_id}
                    now={now}
                    isFocusWanted={isFocusWanted && opened === null && place === current}
                    onFocus={() => note(message.case_id)}
                    onOpen={() => open(message.case_id)}
                    choice={
                      mayWrite
                        ? {
                            isChosen: chosen.has(message.case_id),
                            isDisabled: chosen.isFull && !chosen.has(message.case_id),
                            onToggle: () => chosen.toggle(message.case_id),
                          }
                        : null
                    }
                  />
                )}
              </VirtualRows>
            </div>
            <LookedBackTo moment={lookedBackTo} />
          </div>
        )}
      </PageState>
      <MessageDialog
        caseId={opened}
        isReplying={isReplying}
        onLabel={() => setLabelingId(opened)}
        onClose={() => {
          setReplying(false)
          show({ case: null }, true)
        }}
        onClosed={goTo}
      />
      <Suspense fallback={null}>
        {labeled && (
          <LabelChoice message={labeled} onClose={() => setLabelingId(null)} onKeep={() => setKeeping('labels')} />
        )}
        {keeping === 'answers' && <AnswersDialog onClose={() => setKeeping(null)} />}
        {keeping === 'labels' && <LabelsDialog onClose={() => setKeeping(null)} />}
      </Suspense>
      {question}
      <KeysDialog
        isOpen={isHelping}
        letters={letters}
        onClose={() => setHelping(false)}
        // To where the keys act.
        onClosed={() => {
          const id = currentId ?? newestId
          if (opened === null && id !== null) goTo(id)
        }}
      />
    </PageStack>
  )
}

/** Words that a very large number of messages contain are searched for in the newest messages only. */
function LookedBackTo({ moment }: { moment: string | null }) {
  const { timeZone } = useRuntimeConfig()
  if (moment === null) return null
  return (
    <p className={styles.quiet}>
      <Rich
        text={queueTexts.theseWordsMayAppearIn}
        parts={{ date: <DateText value={moment} withTime timeZone={timeZone} /> }}
      />
    </p>
  )
}

/** A message that a customer wrote to while one paged stands on two pages: where it was first. */
function distinct<Row extends { case_id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.case_id, row])).values()]
}
