import { ChatPanel } from '../../features/chat/ChatPanel'
import { useCommandAccess } from '../commands/useCommandAccess'
import { useCanOpenPath } from '../routes/useCanOpenPath'

/** The chat links only to pages that the user may see, and offers only commands that the user may execute. */
export function Chat() {
  const { isAvailable } = useCommandAccess()
  return <ChatPanel canOpenPath={useCanOpenPath()} isAvailable={isAvailable} />
}
