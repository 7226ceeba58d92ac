/** Shows the questions and answers, the newest last, and the box for the next question. */
import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as chatTexts from '#shared/texts/speech/chat'
import { type ChatEntry, conversationEnded } from '../../domain/chat/chatSlice'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { dayOfMoment } from '../../ui/format/days'
import { Icon } from '../../ui/icons/Icon'
import { Answer, type AnswerProps } from './Answer'
import { ChatIntroduction } from './ChatIntroduction'
import styles from './chat.module.css'
import { QuestionBox } from './QuestionBox'
import type { useConversation } from './useConversation'

interface Props extends Pick<AnswerProps, 'canOpenPath' | 'isAvailable' | 'onNavigate'> {
  conversation: ReturnType<typeof useConversation>
  /** Null for people who can't write to customer care. */
  onHandOver: (() => void) | null
}

export function Conversation({ conversation, onHandOver, ...answerProps }: Props) {
  const { conversationId, entries, failure, typed, isWaiting, ask, send } = conversation
  const dispatch = useDispatch()
  const log = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const last = entries.at(-1)
  const newest = last?.kind === 'asked' ? last.answer : null

  // The log scrolls to the newest question, so that a long answer is read from its start.
  useEffect(() => {
    log.current?.querySelector('[data-newest]')?.scrollIntoView?.({ block: 'start' })
  }, [last?.id, newest])

  /** Moves the focus to the box first, because the pressed button may disappear with the answer. */
  function sendSuggestedQuestion(question: string): void {
    box.current?.focus()
    void ask(question)
  }
  function startOver(): void {
    dispatch(conversationEnded({ conversationId }))
    box.current?.focus()
  }

  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="polite"
        aria-label={chatTexts.conversation}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The log scrolls, so the keyboard has to reach it.
        tabIndex={0}
        className={styles.log}
      >
        <ChatIntroduction hasStarted={entries.length > 0} onAsk={sendSuggestedQuestion} />
        {entries.map((entry, index) => (
          <div key={entry.id} className={styles.exchange} data-newest={entry === last ? '' : undefined}>
            <DayLine entry={entry} before={entries[index - 1]} />
            <Exchange
              entry={entry}
              onAsk={entry === last ? sendSuggestedQuestion : null}
              onNavigate={answerProps.onNavigate}
              answerProps={answerProps}
            />
          </div>
        ))}
      </div>
      {entries.length > 0 && (
        <div className={styles.actions}>
          {/* In danger a person must call instead of write, and a conversation is handed over only once. */}
          {onHandOver && newest?.source !== 'safety' && last?.kind !== 'handedOver' && (
            <Button size="small" disabled={isWaiting} onClick={onHandOver}>
              {chatTexts.handOverTitle}
            </Button>
          )}
          <Button kind="text" size="small" disabled={isWaiting} onClick={startOver}>
            {chatTexts.startOver}
          </Button>
        </div>
      )}
      <QuestionBox
        ref={box}
        conversationId={conversationId}
        typed={typed}
        failure={failure}
        isWaiting={isWaiting}
        onSend={() => void send()}
      />
    </>
  )
}

/** Shows when a question was asked, if the one before was asked on another day. */
function DayLine({ entry, before }: { entry: ChatEntry; before: ChatEntry | undefined }) {
  if (entry.kind !== 'asked') return null
  const isSameDay = before?.kind === 'asked' && dayOfMoment(before.askedAt) === dayOfMoment(entry.askedAt)
  return isSameDay ? null : (
    <p className={styles.day}>
      <DateText value={entry.askedAt} withTime />
    </p>
  )
}

interface ExchangeProps {
  entry: ChatEntry
  onAsk: ((question: string) => void) | null
  onNavigate: () => void
  answerProps: Pick<AnswerProps, 'canOpenPath' | 'isAvailable' | 'onNavigate'>
}

function Exchange({ entry, onAsk, onNavigate, answerProps }: ExchangeProps) {
  switch (entry.kind) {
    case 'asked':
      return (
        <>
          <p className={styles.question}>
            <span className="visually-hidden">{chatTexts.youAsked} </span>
            {entry.question}
          </p>
          {entry.answer ? (
            <Answer answer={entry.answer} onAsk={onAsk} {...answerProps} />
          ) : (
            <p className={`${styles.answer} ${styles.waiting}`}>
              <span aria-hidden="true" className={styles.dots}>
                <span />
                <span />
                <span />
              </span>
              {chatTexts.lookingItUp}
            </p>
          )}
        </>
      )
    case 'handedOver':
      return (
        <div className={styles.answer}>
          <p>{chatTexts.handedOver(entry.caseNo)}</p>
          <p>
            <Icon name="circle-check" />{' '}
            <Link to={`${paths.messageCenter}?case=${entry.id}`} onClick={onNavigate}>
              {chatTexts.openTheMessage}
            </Link>
          </p>
        </div>
      )
  }
}
