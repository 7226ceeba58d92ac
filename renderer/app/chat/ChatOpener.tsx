/** The header button that opens the chat. The panel is loaded on first use and placed beside the page. */
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import * as chatTexts from '#shared/texts/speech/chat'
import { chatOpenerId, chatPanelId } from '../../domain/chat/chatIds'
import { chatClosed, chatOpened, selectChat } from '../../domain/chat/chatSlice'
import { headerButton } from '../../ui/HeaderIcon'
import { Icon } from '../../ui/icons/Icon'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { lazyThemed } from '../../ui/theme/lazyThemed'

const Chat = lazyThemed(async () => (await import('./Chat')).Chat)

export function ChatOpener() {
  const { isOpen } = useSelector(selectChat)
  const dispatch = useDispatch()
  return (
    <div>
      <button
        id={chatOpenerId}
        type="button"
        className={headerButton}
        aria-label={chatTexts.askAQuestion}
        title={chatTexts.askAQuestion}
        aria-expanded={isOpen}
        aria-controls={isOpen ? chatPanelId : undefined}
        onClick={() => dispatch(isOpen ? chatClosed() : chatOpened(null))}
      >
        <Icon name="message-square-text" />
      </button>
      {isOpen &&
        createPortal(
          <LazyBoundary failedText={chatTexts.chatNotLoaded} onFailed={() => dispatch(chatClosed())}>
            <Chat />
          </LazyBoundary>,
          document.body,
        )}
    </div>
  )
}
