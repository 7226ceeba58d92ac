/** The messages that somebody has chosen to handle together. They belong to one search: with another one nothing is chosen. */
import { useState } from 'react'
import type { QueuedMessage } from '#shared/contract/queue'
import { mostAtOnce } from '#shared/queue'
import type { QueueAsked } from '../../../api/queue'

interface Choice {
  asked: QueueAsked
  ids: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

export function useChosen(asked: QueueAsked, rows: readonly QueuedMessage[]) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const ids = choice?.asked === asked ? choice.ids : none
  const chosen = rows.filter(({ case_id }) => ids.has(case_id))
  const choose = (next: Iterable<string>): void => setChoice({ asked, ids: new Set(next) })
  return {
    chosen,
    isFull: ids.size >= mostAtOnce,
    has: (caseId: string): boolean => ids.has(caseId),
    choose,
    toggle: (caseId: string): void => {
      if (ids.has(caseId)) choose([...ids].filter((id) => id !== caseId))
      else if (ids.size < mostAtOnce) choose([...ids, caseId])
    },
    /** As many as can be handled at once, from the newest end. */
    choosePage: (): void => choose(rows.slice(0, mostAtOnce).map(({ case_id }) => case_id)),
  }
}

export type Chosen = ReturnType<typeof useChosen>
