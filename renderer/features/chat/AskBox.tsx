/** The box for a question: Enter sends it, Shift and Enter begin a new line. */
import { Button } from 'antd'
import type { KeyboardEvent, Ref } from 'react'
import { useDispatch } from 'react-redux'
import { chatMessageLength } from '#shared/contract/chat'
import { questionTyped } from '../../ui/chat/chatSlice'
import styles from './chat.module.css'

interface Props {
  ref: Ref<HTMLTextAreaElement>
  of: string
  typed: string
  failure: string | null
  isWaiting: boolean
  onSend: () => void
}

/** From here on it is told how much still fits. */
const nearlyFull = chatMessageLength - 100

export function AskBox({ ref, of, typed, failure, isWaiting, onSend }: Props) {
  const dispatch = useDispatch()
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          Your question was not answered. {failure} It is still in the box: send it again in a moment.
        </p>
      )}
      <label htmlFor="chat-question" className="visually-hidden">
        Your question
      </label>
      <textarea
        ref={ref}
        id="chat-question"
        className={styles.box}
        rows={2}
        maxLength={chatMessageLength}
        placeholder="Your question"
        aria-describedby="chat-keys"
        value={typed}
        onChange={({ target }) => dispatch(questionTyped({ of, typed: target.value }))}
        onKeyDown={press}
      />
      <div className={styles.askEnd}>
        <span id="chat-keys" className={styles.quiet}>
          {typed.length >= nearlyFull ? `${typed.length} of ${chatMessageLength} characters` : 'Enter sends'}
        </span>
        <Button type="primary" htmlType="submit" disabled={typed.trim() === ''} loading={isWaiting}>
          Send
        </Button>
      </div>
    </form>
  )
}
