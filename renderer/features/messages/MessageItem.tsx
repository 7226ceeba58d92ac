import { Suspense } from 'react'
import type { Message } from '#shared/contract/cases/messages'
import * as messageTexts from '#shared/texts/cases/messages'
import { useMarkReadMutation } from '../../api/cases/messages'
import { Attachments } from '../../domain/cases/attachments/Attachments'
import { CommentList } from '../../domain/cases/comments/CommentList'
import { messageRow } from '../../domain/cases/messageRow'
import { useRowFormats } from '../../domain/useRowFormats'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import parts from '../../ui/panels/parts.module.css'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import { MessageText } from './MessageText'
import styles from './messages.module.css'

const CommentForm = lazyThemed(async () => (await import('./CommentForm')).CommentForm)

interface MessageItemProps {
  message: Message
  isExpanded: boolean
  mayWrite: boolean
  /** The drawer shows the message, with the form for comments. */
  isInDrawer: boolean
  onToggle: () => void
  onViewAll: () => void
}

const maxShownComments = 2

export function MessageItem(props: MessageItemProps) {
  const { message, isExpanded, mayWrite, isInDrawer, onToggle, onViewAll } = props
  const [markRead] = useMarkReadMutation()
  const panelId = `comments-${message.case_id}`
  const count = message.comment_count
  const row = messageRow(message, useSignedIn().user, useRowFormats())

  function toggle(): void {
    if (!isExpanded && message.is_unread) void markRead({ body: { case_id: message.case_id } })
    onToggle()
  }

  return (
    <li className={styles.item}>
      <MessageText row={row} isWhole={isExpanded} files={isExpanded && <Attachments files={message.attachments} />} />
      <Button
        size="small"
        aria-label={messageTexts.commentsOn(count, message.title)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? panelId : undefined}
        onClick={toggle}
      >
        {row.comments}
      </Button>
      {isExpanded && (
        <div id={panelId} className={styles.comments}>
          {count === 0 && <p className={parts.small}>{messageTexts.noCommentsYet}</p>}
          <CommentList comments={message.messageComments.slice(0, maxShownComments)} />
          {count > maxShownComments && (
            <Button kind="link" className={styles.viewAll ?? ''} onClick={onViewAll}>
              {messageTexts.viewAll}
            </Button>
          )}
          {mayWrite && !isInDrawer && (
            <Suspense fallback={<SkeletonRows rows={2} />}>
              <CommentForm caseId={message.case_id} title={message.title} />
            </Suspense>
          )}
        </div>
      )}
    </li>
  )
}
