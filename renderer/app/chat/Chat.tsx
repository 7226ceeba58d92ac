import { ChatPanel } from '../../features/chat/ChatPanel'
import { useSignedIn } from '../../session/SignedIn'
import { useCommandAccess } from '../commands/useCommandAccess'
import { canSee } from '../routes/routeAccess'
import { routeAt } from '../routes/routes'

/** The chat links only to pages that the user may see, and offers only commands that the user may execute. */
export function Chat() {
  const signedIn = useSignedIn()
  const { mayGive: isAvailable } = useCommandAccess()
  const canOpen = (address: string): boolean => {
    const route = routeAt(address.split('?', 1)[0] ?? '')
    return route !== undefined && canSee(route, signedIn)
  }
  return <ChatPanel canOpen={canOpen} isAvailable={isAvailable} />
}
