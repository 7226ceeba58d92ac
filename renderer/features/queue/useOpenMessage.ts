/** The URL of the queue: its search, and the message that is open. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/http/ids'
import { type SearchChanges, withChanges } from '../../ui/lists/listSearch'

export function useOpenMessage() {
  const [search, setSearch] = useSearchParams()
  const [isReplying, setReplying] = useState(false)
  const openCaseId = isUuid(search.get('case')) ? search.get('case') : null

  const show = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, changes), { replace })

  function openMessage(caseId: string, { reply = false } = {}): void {
    setReplying(reply)
    show({ case: caseId }, openCaseId !== null)
  }

  function closeMessage(): void {
    setReplying(false)
    show({ case: null }, true)
  }

  return { search, openCaseId, isReplying, show, openMessage, closeMessage }
}
