import type { MessageAuthors } from '../../api/cases/messages'
import { MessageDrawer } from './MessageDrawer'
import { NewMessageDialog } from './NewMessageDialog'

interface MessageDialogsProps {
  authors: MessageAuthors
  /** The message in the drawer, if it is open. */
  caseId: string | null
  mayWrite: boolean
  isWriting: boolean
  /** The subject that a command named. */
  subject: string
  onCloseCase: () => void
  onCloseNew: () => void
}

/** The drawer and the dialog of the message center. */
export const MessageDialogs = ({
  authors,
  caseId,
  mayWrite,
  isWriting,
  subject,
  onCloseCase,
  onCloseNew,
}: MessageDialogsProps) => (
  <>
    <MessageDrawer authors={authors} caseId={caseId} mayWrite={mayWrite} onClose={onCloseCase} />
    {mayWrite && <NewMessageDialog isOpen={isWriting} subject={subject} onClose={onCloseNew} />}
  </>
)
