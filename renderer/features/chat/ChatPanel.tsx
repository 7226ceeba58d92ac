/** The chat beside the page, which stays usable; over all of a narrow screen. Fetched when it is opened first. */
import { CloseOutlined } from '@ant-design/icons'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { isStaff } from '#shared/access'
import type { CommandName } from '#shared/commands/registry'
import { chatClosed, handOverShown, selectChat } from '../../ui/chat/chatSlice'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { chatOpenerId, chatPanelId } from '../../ui/chat/chatIds'
import { isFocusLost } from '../../ui/isFocusLost'
import { useMediaQuery } from '../../ui/useMediaQuery'
import { headerButton } from '../../ui/HeaderIcon'
import styles from './chat.module.css'
import { Conversation } from './Conversation'
import { HandOver } from './HandOver'
import { useConversation } from './useConversation'
import * as chatTexts from '#shared/texts/chat'

interface Props {
  /** Tells whether an address leads to a screen that the person may see. */
  canOpen: (address: string) => boolean
  mayGive: (command: CommandName) => boolean
}

export function ChatPanel({ canOpen, mayGive }: Props) {
  const dispatch = useDispatch()
  const { toAsk } = useSelector(selectChat)
  const { person } = useSignedIn()
  const mayWrite = useMay('MESSAGEBOX.write') && !isStaff(person.userTypeCode)
  const isNarrow = useMediaQuery(chatTexts.width5625em)
  const conversation = useConversation()
  const { of, ask, isWaiting, isHandingOver } = conversation
  const showHandOver = (isShown: boolean) => void dispatch(handOverShown({ of, isShown }))
  const close = () => void dispatch(chatClosed())
  const panel = usePanel(isNarrow, close)

  const askFromElsewhere = useEffectEvent((question: string) => void ask(question))
  useEffect(() => {
    if (toAsk !== null && !isWaiting) askFromElsewhere(toAsk)
  }, [toAsk, isWaiting])

  return (
    <dialog ref={panel} id={chatPanelId} className={styles.panel} aria-labelledby={`${chatPanelId}-title`}>
      <div className={styles.head}>
        <h2 id={`${chatPanelId}-title`}>{chatTexts.askAQuestion}</h2>
        <button type="button" className={headerButton} aria-label={chatTexts.closeChat} onClick={close}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      {isHandingOver ? (
        <HandOver of={of} conversation={conversation} onDone={() => showHandOver(false)} />
      ) : (
        <Conversation
          conversation={conversation}
          canOpen={canOpen}
          mayGive={mayGive}
          // What it leads to lies behind the sheet.
          onLeft={isNarrow ? close : () => undefined}
          onHandOver={mayWrite ? () => showHandOver(true) : null}
        />
      )}
    </dialog>
  )
}

/** Shows the panel, closes it by Escape, and gives the focus back to what had it before. */
function usePanel(isCovering: boolean, onClose: () => void) {
  const panel = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (!isFocusLost()) return
      // A command opens it from nowhere: then the header's button is where one goes on.
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const goOn = isThere ? opener : document.getElementById(chatOpenerId)
      goOn?.focus()
    }
  }, [])
  useEffect(() => {
    const shown = panel.current
    // Never in the browser's top layer: what warns, asks or tells meanwhile would lie behind it.
    shown?.show()
    shown?.querySelector('textarea')?.focus()
    return () => shown?.close()
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      const { target } = event
      // Whoever has pressed on its text has the keyboard nowhere; behind the sheet there is nothing else that it could mean.
      const isOurs =
        target instanceof Node && (panel.current?.contains(target) || (isCovering && target === document.body))
      if (!isOurs) return
      event.preventDefault()
      close()
    }
    document.body.addEventListener('keydown', press)
    return () => document.body.removeEventListener('keydown', press)
  }, [isCovering])
  return panel
}
