/** Shows the chat beside the page, or over all of a narrow screen. It loads when it is first opened. */

import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isStaff } from '#shared/access/access'
import type { CommandName } from '#shared/commands/registry'
import * as chatTexts from '#shared/texts/speech/chat'
import { chatOpenerId, chatPanelId } from '../../domain/chat/chatIds'
import { chatClosed, handOverShown, selectChat } from '../../domain/chat/chatSlice'
import type { CanOpenPath } from '../../session/canOpenPath'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { isWithoutSideMenu } from '../../ui/breakpoints'
import { isFocusLost } from '../../ui/focus/isFocusLost'
import { headerButton } from '../../ui/HeaderIcon'
import { Icon } from '../../ui/icons/Icon'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { Conversation } from './Conversation'
import styles from './chat.module.css'
import { HandOver } from './HandOver'
import { useConversation } from './useConversation'

interface Props {
  /** Returns whether a path leads to a screen that the person may see. */
  canOpenPath: CanOpenPath
  isAvailable: (command: CommandName) => boolean
}

export function ChatPanel({ canOpenPath, isAvailable }: Props) {
  const dispatch = useDispatch()
  const { pendingQuestion } = useSelector(selectChat)
  const { person } = useSignedIn()
  const mayWrite = useHasRight('MESSAGEBOX.write') && !isStaff(person.userTypeCode)
  const isNarrow = useMediaQuery(isWithoutSideMenu)
  const conversation = useConversation()
  const { conversationId, ask, isWaiting, isHandingOver } = conversation
  const showHandOver = (isShown: boolean) => void dispatch(handOverShown({ conversationId, isShown }))
  const close = () => void dispatch(chatClosed())
  const panel = usePanel(isNarrow, close)

  const sendPendingQuestion = useEffectEvent((question: string) => void ask(question))
  useEffect(() => {
    if (pendingQuestion !== null && !isWaiting) sendPendingQuestion(pendingQuestion)
  }, [pendingQuestion, isWaiting])

  return (
    <dialog ref={panel} id={chatPanelId} className={styles.panel} aria-labelledby={`${chatPanelId}-title`}>
      <div className={styles.head}>
        <h2 id={`${chatPanelId}-title`}>{chatTexts.askAQuestion}</h2>
        <button type="button" className={headerButton} aria-label={chatTexts.closeChat} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {isHandingOver ? (
        <HandOver conversationId={conversationId} conversation={conversation} onDone={() => showHandOver(false)} />
      ) : (
        <Conversation
          conversation={conversation}
          canOpenPath={canOpenPath}
          isAvailable={isAvailable}
          // On a narrow screen the chat covers the page that a link leads to, so it closes.
          onNavigate={isNarrow ? close : () => undefined}
          onHandOver={mayWrite ? () => showHandOver(true) : null}
        />
      )}
    </dialog>
  )
}

/** Shows the panel, closes it with Escape, and returns the focus to the element that had it before. */
function usePanel(isCovering: boolean, onClose: () => void) {
  const panel = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (!isFocusLost()) return
      // A command can open the chat without a focused element. Then the focus goes to the header's button.
      const canRefocus = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const focusTarget = canRefocus ? opener : document.getElementById(chatOpenerId)
      focusTarget?.focus()
    }
  }, [])
  useEffect(() => {
    const dialog = panel.current
    // `showModal` would put the chat above every warning, dialog and toast that opens later.
    dialog?.show()
    dialog?.querySelector('textarea')?.focus()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      const { target } = event
      // A click on text leaves the focus on the body. If the chat covers the page, Escape can only mean the chat.
      const isOurs =
        target instanceof Node && (panel.current?.contains(target) || (isCovering && target === document.body))
      if (!isOurs) return
      event.preventDefault()
      close()
    }
    document.body.addEventListener('keydown', handleKeyDown)
    return () => document.body.removeEventListener('keydown', handleKeyDown)
  }, [isCovering])
  return panel
}
