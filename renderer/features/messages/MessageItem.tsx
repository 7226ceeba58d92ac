import { Suspense } from 'react'
import type { Message } from '#shared/contract/cases/messages'
import * as messageTexts from '#shared/texts/cases/messages'
import * as commonTexts from '#shared/texts/common'
import { useMarkReadMutation } from '../../api/cases/messages'
import { Attachments } from '../../domain/cases/attachments/Attachments'
import { CommentList } from '../../domain/cases/comments/CommentList'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { SkeletonRows } from '../../ui/states/SkeletonRows'
import { lazyThemed } from '../../ui/theme/lazyThemed'
import styles from './messages.module.css'
import { WrittenBy } from './WrittenBy'

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
  const [newest] = message.messageComments

  function toggle(): void {
    if (!isExpanded && message.is_unread) void markRead({ body: { case_id: message.case_id } })
    onToggle()
  }

  return (
    <li className={styles.item}>
      <div className={styles.text}>
        <h2 className={parts.title}>
          {message.is_unread && (
            <span className={styles.dot}>
              <span className="visually-hidden">{messageTexts.newReply}</span>
            </span>
          )}
          {message.title}
        </h2>
        <p className={isExpanded ? styles.whole : styles.description}>{message.description}</p>
        {isExpanded && <Attachments files={message.attachments} />}
        <p className={parts.small}>
          <DateText value={message.created_date} /> · {message.case_no}
          {message.street_address !== '' && ` · ${message.street_address}`}
          <WrittenBy message={message} />
        </p>
        {newest && (
          <p className={parts.small}>
            <Rich
              text={newest.is_own ? messageTexts.youReplied : messageTexts.lastReplyBy(newest.user_name)}
              parts={{ date: <DateText value={newest.created_date} /> }}
            />
          </p>
        )}
      </div>
      <Button
        size="small"
        aria-label={messageTexts.commentsOn(count, message.title)}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? panelId : undefined}
        onClick={toggle}
      >
        {commonTexts.commentCount(count)}
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
