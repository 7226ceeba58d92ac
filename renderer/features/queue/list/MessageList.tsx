/** The list of messages, with the bulk actions and the number of messages above it. */

import type { ReactNode } from 'react'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as queueTexts from '#shared/texts/cases/queue'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
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
import type { QueueLayout } from '../useQueueLayout'
import { BulkBar } from './BulkBar'
import { QueueRow, type RowLayout } from './QueueRow'
import type { CurrentRowState } from './useCurrentRow'
import type { MessageSelection } from './useMessageSelection'
import type { QueueList } from './useQueueList'

interface Props {
  list: QueueList
  search: URLSearchParams
  layout: QueueLayout
  /** The labels that can be added. */
  labels: readonly MessageLabel[]
  selection: MessageSelection
  currentRow: CurrentRowState
  /** The position of the open or current message; null if it is not listed. */
  current: number | null
  openCaseId: string | null
  hasLetterKeys: boolean
  onOpen: (caseId: string) => void
  /** What is searched for. */
  summary: ReactNode
}

/** In rem. */
const rowHeights: Record<RowLayout, number> = { compact: 2.75, comfortable: 6.25, split: 4.5, phone: 9 }

function rowLayoutOf({ isNarrow, isCompact, isSplit }: QueueLayout, isOpen: boolean): RowLayout {
  if (isNarrow) return 'phone'
  if (isSplit && isOpen) return 'split'
  return isCompact ? 'compact' : 'comfortable'
}

export function MessageList({ list, search, layout, labels, selection, currentRow, current, ...props }: Props) {
  const { openCaseId, hasLetterKeys, onOpen, summary } = props
  const rowLayout = rowLayoutOf(layout, openCaseId !== null)
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
      failedText={queueTexts.messagesNotLoaded}
      rows={8}
      isEmpty={() => rows.length === 0}
      empty={
        <EmptyPanel>
          <p>{isFiltered(search) ? queueTexts.noSearchResults : emptyTexts[tab]}</p>
          <p>{isFiltered(search) ? queueTexts.noMatchHint : queueTexts.emptyHints[tab]}</p>
          <SearchLimitNote searchedBackTo={searchedBackTo} />
          <p className={`${styles.found} ${parts.small}`}>{summary}</p>
        </EmptyPanel>
      }
    >
      {({ pages: [first] }) => (
        <div className={styles.listed}>
          <div className={styles.above}>
            {mayWrite && <BulkBar selection={selection} rowCount={rows.length} labels={labels} />}
            <p className={`${styles.found} ${parts.small}`}>
              {first && <span>{messageCountText(first, rows.length)}</span>}
              {rowLayout !== 'split' && summary}
              {hasLetterKeys && !layout.isNarrow && openCaseId === null && <span>{queueTexts.listHint}</span>}
            </p>
          </div>
          <VirtualRows
            label={queueTexts.messagesNewestFirst}
            rows={rows}
            rowKey={({ case_id }) => case_id}
            rowRem={rowHeights[rowLayout]}
            current={openCaseId || shouldFocus ? current : null}
            totalCount={first?.is_exact ? first.total_count : null}
            onNearEnd={loadMore}
          >
            {(message, rowIndex) => (
              <QueueRow
                message={message}
                layout={rowLayout}
                isOpen={message.case_id === openCaseId}
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
