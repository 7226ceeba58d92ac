/** The list of messages, with the bulk actions and the number of messages above it. */

import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { keyArea } from '../../../domain/cases/queueKeys/useQueueKeys'
import { useCurrentMinute } from '../../../domain/cases/useCurrentMinute'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { DateText } from '../../../ui/DateText'
import { VirtualRows } from '../../../ui/lists/VirtualRows'
import { EmptyPanel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { PageState } from '../../../ui/states/PageState'
import styles from '../queue.module.css'
import { messageCountText } from '../queueCounts'
import { emptyTexts, isFiltered, readTab } from '../search/queueSearch'
import { BulkBar } from './BulkBar'
import { QueueRow } from './QueueRow'
import type { CurrentRowState } from './useCurrentRow'
import type { MessageSelection } from './useMessageSelection'
import type { QueueList } from './useQueueList'

interface Props {
  list: QueueList
  search: URLSearchParams
  isNarrow: boolean
  /** The labels that can be added. */
  labels: readonly MessageLabel[]
  selection: MessageSelection
  currentRow: CurrentRowState
  /** The position of the open or current message; null if it is not listed. */
  current: number | null
  openCaseId: string | null
  hasLetterKeys: boolean
  onOpen: (caseId: string) => void
}

export function MessageList({ list, search, isNarrow, labels, selection, currentRow, current, ...props }: Props) {
  const { openCaseId, hasLetterKeys, onOpen } = props
  const { query, rows, searchedBackTo, loadMore } = list
  const { currentData } = query
  const { shouldFocus } = currentRow
  const { person } = useSignedIn()
  const now = useCurrentMinute()
  const mayWrite = useHasRight('QUEUE.write')
  const tab = readTab(search)
  return (
    <PageState
      query={{ ...query, data: currentData }}
      subject={queueTexts.theMessages}
      rows={8}
      isEmpty={() => rows.length === 0}
      empty={
        <EmptyPanel>
          <p>{isFiltered(search) ? queueTexts.noSearchResults : emptyTexts[tab]}</p>
          <p>{isFiltered(search) ? queueTexts.noMatchHint : queueTexts.emptyHints[tab]}</p>
          <SearchLimitNote searchedBackTo={searchedBackTo} />
        </EmptyPanel>
      }
    >
      {({ pages: [first] }) => (
        <div className={styles.listed}>
          <div className={styles.above}>
            {mayWrite && <BulkBar selection={selection} rowCount={rows.length} labels={labels} />}
            <p className={parts.small}>
              {first && (
                <Rich
                  text={
                    hasLetterKeys && !isNarrow
                      ? queueTexts.countAndHint(messageCountText(first, rows.length))
                      : messageCountText(first, rows.length)
                  }
                  parts={{ hint: (text) => <span>{text}</span> }}
                />
              )}
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
                  onFocus={() => currentRow.markCurrent(message.case_id)}
                  onOpen={() => onOpen(message.case_id)}
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
  )
}

/** Words that occur in a very large number of messages are only searched for in the newest messages. */
function SearchLimitNote({ searchedBackTo }: { searchedBackTo: string | null }) {
  const { timeZone } = useRuntimeConfig()
  if (searchedBackTo === null) return null
  return (
    <p className={parts.small}>
      <Rich
        text={queueTexts.searchedBackTo}
        parts={{ date: <DateText value={searchedBackTo} withTime timeZone={timeZone} /> }}
      />
    </p>
  )
}
