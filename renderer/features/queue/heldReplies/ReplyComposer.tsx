/** The form of a reply: its text, typed or canned, its files, and the ways to send it. */

import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { attachmentsPerCase } from '#shared/cases/cases'
import { fillPlaceholders } from '#shared/cases/queue'
import type { CannedAnswer } from '#shared/contract/cases/cannedAnswers'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as cannedAnswerTexts from '#shared/texts/cases/cannedAnswers'
import * as replyTexts from '#shared/texts/cases/heldReplies'
import * as messageTexts from '#shared/texts/cases/messages'
import * as queueTexts from '#shared/texts/cases/queue'
import { useListCannedAnswersQuery } from '../../../api/cases/cannedAnswers'
import { AttachmentPicker } from '../../../domain/cases/attachments/AttachmentPicker'
import { CommentField } from '../../../domain/cases/comments/CommentField'
import { useUnreadText } from '../../../domain/cases/useUnreadText'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { isFullyVisible } from '../../../ui/focus/isFullyVisible'
import { Select } from '../../../ui/forms/fields/Select'
import { nameOf } from '../../../ui/nameOf'
import queueStyles from '../queue.module.css'
import { AnswerList } from './AnswerList'
import type { ReplyBoxProps } from './ReplyBox'
import styles from './replies.module.css'
import { takeReplyFocus } from './replyDraft'
import { type ReplyAction, type ReplyOptions, useReply } from './useReply'
import { useSlashAnswers } from './useSlashAnswers'

/** Loaded on demand, because few texts need a review. */
const SendReview = lazy(async () => ({ default: (await import('../../../domain/cases/SendReview')).SendReview }))

const filesHint = messageTexts.filesHint(attachmentsPerCase)

interface Props extends Omit<ReplyBoxProps, 'newest'>, Omit<ReplyOptions, 'onSent'> {
  /** Shown while something is typed. */
  warning: ReactNode
}

export function ReplyComposer({ message, isFocused, onNext, warning, ...options }: Props) {
  const mayResolve = useHasRight('QUEUE.write')
  const { data: answers = [] } = useListCannedAnswersQuery()
  const onSent = (action: string): void => {
    if (action === 'next') onNext?.()
  }
  const reply = useReply(message.case_id, { ...options, onSent })
  const { form, uploads } = reply
  const { text } = form.values
  const { id } = form.field('text').control
  const fill = useFillAnswer(message)
  const unread = useUnreadText(text)
  const slash = useSlashAnswers({ fieldId: id, text, answers, fill, onChange: reply.onChange })
  /** How the text is sent after it was reviewed. */
  const [reviewed, setReviewed] = useState<ReplyAction | null>(null)
  useFocusAtStart(id, message.case_id, isFocused)

  function send(action: ReplyAction, event?: FormEvent): void {
    event?.preventDefault()
    const textArea = document.getElementById(id)
    if (!unread.isUnread || !textArea || isFullyVisible(textArea)) reply.send(action)
    else setReviewed(action)
  }

  function append(body: string): void {
    reply.onChange(text.trim() === '' ? fill(body) : `${text.trimEnd()}\n\n${fill(body)}`)
    document.getElementById(id)?.focus()
  }

  return (
    <>
      {text.trim() !== '' && warning}
      <form className={styles.composer} {...form.props} onSubmit={(event) => send('send', event)}>
        <div className={styles.field}>
          <CommentField
            label={queueTexts.replyTo(message.title)}
            placeholder={replyTexts.writeAReply}
            rows={5}
            comment={reply}
            unread={unread}
            onSendKey={(event) => send(event.shiftKey && onNext ? 'next' : 'send')}
            extra={slash.fieldProps}
          />
          {slash.list && <AnswerList {...slash.list} />}
          <output className="visually-hidden">
            {slash.list && cannedAnswerTexts.matchingAnswers(slash.list.answers.length)}
          </output>
        </div>
        <div className={styles.extras}>
          <CannedAnswerSelect answers={answers} onSelect={append} />
          <AttachmentPicker isInline label={messageTexts.attachFiles} hint={filesHint} uploads={uploads} />
        </div>
        <div className={styles.send}>
          {mayResolve && <Button onClick={() => send('resolve')}>{replyTexts.sendAndResolve}</Button>}
          {onNext && <Button onClick={() => send('next')}>{replyTexts.sendAndNext}</Button>}
          <Button type="submit" kind="primary" isBusy={form.isBusy}>
            {replyTexts.send}
          </Button>
        </div>
      </form>
      {reviewed !== null && (
        <Suspense fallback={null}>
          <SendReview
            text={text}
            onEdit={() => setReviewed(null)}
            onSend={() => {
              setReviewed(null)
              reply.send(reviewed)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface CannedAnswerSelectProps {
  answers: readonly CannedAnswer[]
  onSelect: (body: string) => void
}

const CannedAnswerSelect = ({ answers, onSelect }: CannedAnswerSelectProps) => (
  <Select
    aria-label={cannedAnswerTexts.cannedAnswers}
    placeholder={cannedAnswerTexts.cannedAnswers}
    className={queueStyles.canned ?? ''}
    value={null}
    options={answers.map(({ canned_answer_id, title }) => ({ value: canned_answer_id, label: title }))}
    notFoundContent={queueTexts.noneYet}
    onSelect={(answerId) => {
      const answer = answers.find(({ canned_answer_id }) => canned_answer_id === answerId)
      if (answer) onSelect(answer.body)
    }}
  />
)

/** Returns a function that fills in the placeholders of a canned answer. */
function useFillAnswer({ name, case_no }: QueuedMessage): (body: string) => string {
  const { person } = useSignedIn()
  return (body) =>
    fillPlaceholders(body, { first_name: name.split(' ')[0] ?? '', case_number: case_no, my_name: nameOf(person) })
}

function useFocusAtStart(fieldId: string, caseId: string, isFocused: boolean): void {
  useEffect(() => {
    // Runs after the dialog has set its own initial focus.
    if (takeReplyFocus(caseId) || isFocused) setTimeout(() => document.getElementById(fieldId)?.focus())
  }, [fieldId, caseId, isFocused])
}
