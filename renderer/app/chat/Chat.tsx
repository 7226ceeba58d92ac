import { ChatPanel } from '../../features/chat/ChatPanel'
import { useSignedIn } from '../../session/SignedIn'
import { useCommandAccess } from '../commands/useCommandAccess'
import { pageAt } from '../routes/pageAt'
import { canSee } from '../routes/routeAccess'

/** The chat links only to pages that the user may see, and offers only commands that the user may execute. */
export function Chat() {
  const signedIn = useSignedIn()
  const { mayGive: isAvailable } = useCommandAccess()
  const canOpen = (address: string): boolean => {
    const page = pageAt(address.split('?', 1)[0] ?? '')
    return page !== undefined && canSee(page, signedIn)
  }
  return <ChatPanel canOpen={canOpen} isAvailable={isAvailable} />
}
