/** The reply to a message, which is not sent past a newer comment that the agent has not read. */
import { useState } from 'react'
import type { Comment } from '#shared/contract/cases/messages'
import type { QueuedMessage } from '#shared/contract/cases/queue'
import * as messageTexts from '#shared/texts/cases/messages'
import { ConflictNotice } from '../../../ui/forms/drafts/ConflictNotice'
import { ReplyComposer } from './ReplyComposer'
import styles from './replies.module.css'
import { useRestoredReply } from './replyDraft'

export interface ReplyBoxProps {
  message: QueuedMessage
  /** The newest comment that is shown. */
  newest: Comment | null
  isFocused: boolean
  /** Opens the next message; null where there is no list. */
  onNext: (() => void) | null
}

export function ReplyBox({ newest, ...composer }: ReplyBoxProps) {
  // The newest comment when the agent began to read. The agent's own comments count as seen.
  const [seenId, setSeenId] = useState(newest?.comment_id ?? null)
  const [hasSeenNewer, setHasSeenNewer] = useState(false)
  const newestId = newest?.comment_id ?? null
  if (seenId !== newestId && (newest?.is_own || hasSeenNewer)) {
    setSeenId(newestId)
    setHasSeenNewer(false)
  }
  return (
    <div className={styles.reply}>
      <ReplyComposer
        key={useRestoredReply(composer.message.case_id)}
        {...composer}
        lastSeenId={seenId}
        onNewerCommentSeen={() => setHasSeenNewer(true)}
        warning={
          newest &&
          seenId !== newestId && (
            <ConflictNotice onRead={() => setSeenId(newestId)}>
              {messageTexts.answeredByOther(newest.user_name)}
            </ConflictNotice>
          )
        }
      />
    </div>
  )
}
