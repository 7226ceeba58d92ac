/** Sends a reply, typed or canned, but not past a newer comment that the agent has not read. */
import { Select } from 'antd'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '#shared/cases/queue'
import type { Comment } from '#shared/contract/cases/messages'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as messageTexts from '#shared/texts/cases/messages'
import * as queueTexts from '#shared/texts/cases/queue'
import { useListCannedAnswersQuery } from '../../../api/cases/cannedAnswers'
import { useCreateCaseCommentMutation } from '../../../api/cases/messages'
import { CommentBox } from '../../../domain/cases/CommentBox'
import { useComment } from '../../../domain/cases/useComment'
import { useSignedIn } from '../../../session/SignedIn'
import { ConflictNotice } from '../../../ui/forms/drafts/ConflictNotice'
import { nameOf } from '../../../ui/nameOf'
import styles from '../queue.module.css'
import detailStyles from './details.module.css'

interface Props {
  message: QueuedMessage
  /** The newest comment that is shown. */
  newest: Comment | null
  isFocused: boolean
}

export function ReplyBox({ message, newest, isFocused }: Props) {
  const { person } = useSignedIn()
  const { data: answers = [] } = useListCannedAnswersQuery()
  const [create] = useCreateCaseCommentMutation()
  // The newest comment when the agent began to read. The agent's own comments count as seen.
  const [seenId, setSeenId] = useState(newest?.comment_id ?? null)
  const [hasSeenNewer, setHasSeenNewer] = useState(false)
  const newestId = newest?.comment_id ?? null
  if (seenId !== newestId && (newest?.is_own || hasSeenNewer)) {
    setSeenId(newestId)
    setHasSeenNewer(false)
  }
  const comment = useComment(message.case_id, create, {
    guard: { lastSeenId: seenId, onNewerCommentSeen: () => setHasSeenNewer(true) },
  })
  const { id } = comment.form.field('text').control
  const { text } = comment.form.values
  useEffect(() => {
    // Runs after the dialog has set its own initial focus.
    if (isFocused) setTimeout(() => document.getElementById(id)?.focus())
  }, [id, isFocused])

  function insert(body: string): void {
    const words = fillPlaceholders(body, {
      first_name: message.name.split(' ')[0] ?? '',
      case_number: message.case_no,
      my_name: nameOf(person),
    })
    comment.onChange(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)
    document.getElementById(id)?.focus()
  }

  return (
    <div className={detailStyles.reply}>
      {newest && seenId !== newestId && text.trim() !== '' && (
        <ConflictNotice onRead={() => setSeenId(newestId)}>
          {messageTexts.answeredByOther(newest.user_name)}
        </ConflictNotice>
      )}
      <CommentBox rows={5} label={queueTexts.replyTo(message.title)} {...comment}>
        <Select
          aria-label={queueTexts.cannedAnswers}
          placeholder={queueTexts.cannedAnswers}
          className={styles.canned ?? ''}
          value={null}
          options={answers.map(({ canned_answer_id, title }) => ({ value: canned_answer_id, label: title }))}
          notFoundContent={queueTexts.noneYet}
          onSelect={(answerId) => {
            const answer = answers.find(({ canned_answer_id }) => canned_answer_id === answerId)
            if (answer) insert(answer.body)
          }}
        />
      </CommentBox>
    </div>
  )
}
