/** The messages of the search in the URL, the open message, and the row from which the keys move. */
import type { SearchChanges } from '../../ui/lists/listSearch'
import { useCurrentRow } from './list/useCurrentRow'
import { useFocusNewestRow } from './list/useFocusNewestRow'
import { useQueueList } from './list/useQueueList'
import { useOpenMessage } from './useOpenMessage'

export function useMessageQueue(today: string) {
  const opened = useOpenMessage()
  const { search, openCaseId, show, openMessage } = opened
  const list = useQueueList(search, today)
  const { listRequest, query, rows, restarts, refresh } = list
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

  function open(caseId: string, options?: { reply?: boolean }): void {
    markCurrent(caseId)
    openMessage(caseId, options)
  }

  /** Opens the message after the open one to reply to it. After the last one, nothing is left to open. */
  function openNext(onNoneLeft: () => void): void {
    const next = rows[index + 1]
    if (next) open(next.case_id, { reply: true })
    else onNoneLeft()
  }

  function showResults(changes: SearchChanges): void {
    requestTopFocus()
    show({ ...changes, case: null })
    // Repeating a search checks for new messages.
    refresh()
  }

  function showNewest(): void {
    requestTopFocus()
    refresh()
  }

  /** Returns the focus to the list, where the keys work. */
  function focusList(): void {
    const id = currentId ?? newestId
    if (openCaseId === null && id !== null) goTo(id)
  }

  return {
    ...opened,
    list,
    currentRow,
    /** The position of the open or current message in the list; null if it is not listed. */
    current: index < 0 ? null : index,
    open,
    openNext,
    showResults,
    showNewest,
    focusList,
  }
}

export type MessageQueue = ReturnType<typeof useMessageQueue>
