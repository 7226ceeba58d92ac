/** The current row of the queue. It belongs to one search; another search has no current row. */
import { useState } from 'react'
import type { QueueListRequest } from '../../../api/cases/queue'

interface CurrentRow {
  listRequest: QueueListRequest
  caseId: string
  shouldFocus: boolean
}

export function useCurrentRow(listRequest: QueueListRequest) {
  const [stored, setStored] = useState<CurrentRow | null>(null)
  const currentRow = stored?.listRequest === listRequest ? stored : null
  return {
    currentId: currentRow?.caseId ?? null,
    /**
     * The row takes the focus when rendered. Keys, a closing dialog or a new search request it; a list update never
     * does.
     */
    shouldFocus: currentRow?.shouldFocus ?? false,
    goTo: (caseId: string) => setStored({ listRequest, caseId, shouldFocus: true }),
    /** Marks a row as current without moving the focus, which is already there. */
    markCurrent: (caseId: string) => setStored({ listRequest, caseId, shouldFocus: false }),
  }
}

export type CurrentRowState = ReturnType<typeof useCurrentRow>
