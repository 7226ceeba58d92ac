/** The row of the queue that somebody is at. It belongs to one search: with another one nobody is anywhere. */
import { useState } from 'react'
import type { QueueAsked } from '../../../api/queue'

interface At {
  asked: QueueAsked
  caseId: string
  isFocusWanted: boolean
}

export function useCurrentRow(asked: QueueAsked) {
  const [at, setAt] = useState<At | null>(null)
  const here = at?.asked === asked ? at : null
  return {
    currentId: here?.caseId ?? null,
    /** The row takes the focus as soon as it is drawn. Only keys ask for that, and a dialog that closes: a list that changes takes it from nobody. */
    isFocusWanted: here?.isFocusWanted ?? false,
    goTo: (caseId: string) => setAt({ asked, caseId, isFocusWanted: true }),
    /** They are there already. */
    note: (caseId: string) => setAt({ asked, caseId, isFocusWanted: false }),
  }
}
