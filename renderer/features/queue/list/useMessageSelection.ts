/** The messages selected for bulk handling. The selection belongs to one search; another search starts empty. */
import { useState } from 'react'
import { maxBulkMessages } from '#shared/cases/queue'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import type { QueueListRequest } from '../../../api/cases/queue'

interface StoredSelection {
  listRequest: QueueListRequest
  ids: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export function useMessageSelection(listRequest: QueueListRequest, rows: readonly QueuedMessage[]) {
  const [stored, setStored] = useState<StoredSelection | null>(null)
  const ids = stored?.listRequest === listRequest ? stored.ids : none
  const selected = rows.filter(({ case_id }) => ids.has(case_id))
  const select = (next: Iterable<string>): void => setStored({ listRequest, ids: new Set(next) })
  return {
    selected,
    isFull: ids.size >= maxBulkMessages,
    has: (caseId: string): boolean => ids.has(caseId),
    select,
    toggle: (caseId: string): void => {
      if (ids.has(caseId)) select([...ids].filter((id) => id !== caseId))
      else if (ids.size < maxBulkMessages) select([...ids, caseId])
    },
    /** Selects the newest rows, up to the bulk limit. */
    selectPage: (): void => select(rows.slice(0, maxBulkMessages).map(({ case_id }) => case_id)),
  }
}

export type MessageSelection = ReturnType<typeof useMessageSelection>
