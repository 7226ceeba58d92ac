/** The URL of the queue: its search, and the message that is open. */
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/http/ids'
import { type AddressChanges, withChanges } from '../../ui/lists/listAddress'

export function useOpenMessage() {
  const [address, setAddress] = useSearchParams()
  const [isReplying, setReplying] = useState(false)
  const openCaseId = isUuid(address.get('case')) ? address.get('case') : null

  const show = (changes: AddressChanges, replace = false): void =>
    setAddress((before) => withChanges(before, changes), { replace })

  function openMessage(caseId: string, { reply = false } = {}): void {
    setReplying(reply)
    show({ case: caseId }, openCaseId !== null)
  }

  function closeMessage(): void {
    setReplying(false)
    show({ case: null }, true)
  }

  return { address, openCaseId, isReplying, show, openMessage, closeMessage }
}
