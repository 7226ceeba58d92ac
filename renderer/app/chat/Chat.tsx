import { ChatPanel } from '../../features/chat/ChatPanel'
import { useSignedIn } from '../../session/SignedIn'
import { useMayCommand } from '../commands/useMayCommand'
import { maySee } from '../routes/maySee'
import { routeAt } from '../routes/routes'

/** It leads only to what is there and may be seen, and offers only what may be done. */
export function Chat() {
  const signedIn = useSignedIn()
  const { mayGive } = useMayCommand()
  const canOpen = (address: string): boolean => {
    const route = routeAt(address.split('?', 1)[0] ?? '')
    return route !== undefined && maySee(route, signedIn)
  }
  return <ChatPanel canOpen={canOpen} mayGive={mayGive} />
}
