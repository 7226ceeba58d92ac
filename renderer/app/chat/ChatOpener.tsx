/** The header button that opens the chat. The panel is loaded on first use and placed beside the page. */
import { lazy } from 'react'
import { createPortal } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import * as chatTexts from '#shared/texts/chat'
import { chatOpenerId, chatPanelId } from '../../domain/chat/chatIds'
import { chatClosed, chatOpened, selectChat } from '../../domain/chat/chatSlice'
import { headerButton } from '../../ui/HeaderIcon'
import { LazyBoundary } from '../../ui/states/LazyBoundary'

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
        aria-label={chatTexts.askAQuestion}
        title={chatTexts.askAQuestion}
        aria-expanded={isOpen}
        aria-controls={isOpen ? chatPanelId : undefined}
        onClick={() => dispatch(isOpen ? chatClosed() : chatOpened(null))}
      >
        <SpeechBubble />
      </button>
      {isOpen &&
        createPortal(
          <LazyBoundary subject={chatTexts.theChat} onFailed={() => dispatch(chatClosed())}>
            <Chat />
          </LazyBoundary>,
          document.body,
        )}
    </div>
  )
}

/** Drawn inline, because another icon of the library would move its code into the first page's chunks. */
const SpeechBubble = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width="1em" height="1em" fill="none" stroke="currentColor">
    <path
      strokeWidth="1.8"
      strokeLinejoin="round"
      d="M4.5 4h15A1.5 1.5 0 0 1 21 5.5v10a1.5 1.5 0 0 1-1.5 1.5H12l-5 4v-4H4.5A1.5 1.5 0 0 1 3 15.5v-10A1.5 1.5 0 0 1 4.5 4z"
    />
    <path strokeWidth="1.8" strokeLinecap="round" d="M7.5 9h9M7.5 12.5h5" />
  </svg>
)
