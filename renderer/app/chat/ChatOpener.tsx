/** The header's way into the chat; the panel is fetched when it is opened first, and stands beside the page. */
import { CommentOutlined } from '@ant-design/icons'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { chatOpenerId, chatPanelId } from '../../ui/chat/chatIds'
import { chatClosed, chatOpened, selectChat } from '../../ui/chat/chatSlice'
import { headerButton } from '../../ui/HeaderIcon'
import { useNotify } from '../../ui/notices/useNotify'
import { ErrorBoundary } from '../../ui/states/ErrorBoundary'

const Chat = lazy(async () => ({ default: (await import('./Chat')).Chat }))

export function ChatOpener() {
  const { isOpen } = useSelector(selectChat)
  const dispatch = useDispatch()
  return (
    <div>
      <button
        id={chatOpenerId}
        type="button"
        className={headerButton}
        aria-label="Ask a question"
        title="Ask a question"
        aria-expanded={isOpen}
        aria-controls={isOpen ? chatPanelId : undefined}
        onClick={() => dispatch(isOpen ? chatClosed() : chatOpened(null))}
      >
        <CommentOutlined aria-hidden />
      </button>
      {isOpen &&
        createPortal(
          <ErrorBoundary fallback={() => <NotLoaded />}>
            <Suspense fallback={null}>
              <Chat />
            </Suspense>
          </ErrorBoundary>,
          document.body,
        )}
    </div>
  )
}

function NotLoaded() {
  const dispatch = useDispatch()
  const { toast } = useNotify()
  const tell = useEffectEvent(() => {
    toast('error', 'The chat could not be loaded. Load the page anew to try again.')
    dispatch(chatClosed())
  })
  useEffect(() => tell(), [])
  return null
}
