/** The box for a question: Enter sends it, Shift and Enter begin a new line. */
import { Button } from 'antd'
import type { KeyboardEvent, Ref } from 'react'
import { useDispatch } from 'react-redux'
import { chatMessageLength } from '#shared/contract/chat'
import { questionTyped } from '../../ui/chat/chatSlice'
import styles from './chat.module.css'
import * as chatTexts from '#shared/texts/chat'
import * as commonTexts from '#shared/texts/common'

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
  // What is pasted is not cut: it is said how much is too much.
  const excess = typed.trim().length - chatMessageLength
  const canSend = typed.trim() !== '' && excess <= 0
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (canSend) onSend()
  }
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend) onSend()
      }}
    >
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {chatTexts.weCouldntAnswerYourQuestion(failure)}
        </p>
      )}
      <label htmlFor="chat-question" className="visually-hidden">
        {chatTexts.yourQuestion}
      </label>
      <textarea
        ref={ref}
        id="chat-question"
        className={styles.box}
        rows={2}
        placeholder={chatTexts.yourQuestion}
        aria-describedby="chat-keys"
        aria-invalid={excess > 0}
        value={typed}
        onChange={({ target }) => dispatch(questionTyped({ of, typed: target.value }))}
        onKeyDown={press}
      />
      <div className={styles.askEnd}>
        <span id="chat-keys" className={excess > 0 ? styles.tooMuch : styles.quiet}>
          {typed.length < nearlyFull ? chatTexts.enterSends : excess > 0 ? tooMuch(excess) : roomText(typed)}
        </span>
        <output className="visually-hidden">{excess > 0 ? chatTexts.theQuestionIsTooLong : ''}</output>
        <Button type="primary" htmlType="submit" disabled={!canSend} loading={isWaiting}>
          {commonTexts.send}
        </Button>
      </div>
    </form>
  )
}

const roomText = (typed: string): string => chatTexts.ofCharacters(typed.length, chatMessageLength)
const tooMuch = (excess: number): string => chatTexts.tooLongByCharacters(excess)
