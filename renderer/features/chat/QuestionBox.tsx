/** Takes a question: Enter sends it, Shift+Enter starts a new line. */
import type { KeyboardEvent, Ref } from 'react'
import { useDispatch } from 'react-redux'
import { maxChatMessageLength } from '#shared/contract/speech/chat'
import * as commonTexts from '#shared/texts/common'
import * as chatTexts from '#shared/texts/speech/chat'
import { questionTyped } from '../../domain/chat/chatSlice'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/icons/Icon'
import parts from '../../ui/panels/parts.module.css'
import styles from './chat.module.css'

interface Props {
  ref: Ref<HTMLTextAreaElement>
  conversationId: string
  typed: string
  failure: string | null
  isWaiting: boolean
  onSend: () => void
}

/** From this length on, the box shows how many characters are used. */
const nearLimitLength = maxChatMessageLength - 100

export function QuestionBox({ ref, conversationId, typed, failure, isWaiting, onSend }: Props) {
  const dispatch = useDispatch()
  // Pasted text is not cut. The box says by how many characters it is too long instead.
  const excess = typed.trim().length - maxChatMessageLength
  const canSend = typed.trim() !== '' && excess <= 0
  function handleKeyDown(event: KeyboardEvent): void {
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
        <div className={styles.failure}>
          <p role="alert">
            <Icon name="triangle-alert" /> {chatTexts.answerFailed(failure)}
          </p>
          <Button size="small" type="submit" disabled={!canSend} isBusy={isWaiting}>
            {commonTexts.tryAgain}
          </Button>
        </div>
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
        onChange={({ target }) => dispatch(questionTyped({ conversationId, typed: target.value }))}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.askEnd}>
        <span id="chat-keys" className={excess > 0 ? parts.problem : parts.small}>
          {typed.length < nearLimitLength ? chatTexts.enterSends : excess > 0 ? excessText(excess) : lengthText(typed)}
        </span>
        <output className="visually-hidden">{excess > 0 ? chatTexts.questionTooLong : ''}</output>
        <Button kind="primary" type="submit" disabled={!canSend} isBusy={isWaiting}>
          {commonTexts.send}
        </Button>
      </div>
    </form>
  )
}

const lengthText = (typed: string): string => chatTexts.ofCharacters(typed.length, maxChatMessageLength)
const excessText = (excess: number): string => chatTexts.excessHint(excess)
